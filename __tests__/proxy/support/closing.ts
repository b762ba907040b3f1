type Close = () => unknown;

const open: Close[] = [];

/** Closes something when the test that opened it is over, last opened first. */
export function closeAfterTest(close: Close): void {
  open.push(close);
}

afterEach(async () => {
  for (let close = open.pop(); close; close = open.pop()) await close();
});
