type Close = () => unknown;

const open: Close[] = [];

/** Closes something after the test that opened it; whatever was opened last is closed first. */
export function closeAfterTest(close: Close): void {
  open.push(close);
}

afterEach(async () => {
  for (let close = open.pop(); close; close = open.pop()) await close();
});
