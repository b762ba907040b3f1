type Close = () => unknown;

const open: Close[] = [];

/** Closes something after the test that opened it; whatever was opened last is closed first. */
export function closeAfterTest(close: Close): void {
  open.push(close);
}

afterEach(async () => {
  for (let close = open.pop(); close; close = open.pop()) await close();
});

/** Sets environment variables until the end of the test. */
export function setEnvironment(values: {[name: string]: string}): void {
  const before = {...process.env};
  Object.assign(process.env, values);
  closeAfterTest(() => {
    for (const name of Object.keys(values)) {
      delete process.env[name];
      if (before[name] !== undefined) process.env[name] = before[name];
    }
  });
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}
