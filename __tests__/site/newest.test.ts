import {createNewest} from '../../plugin/site/newest';

/** Creates a load whose calls the test resolves or rejects. */
function createSteps() {
  const steps: {resolve(value: string): void; reject(error: Error): void}[] = [];
  return {
    steps,
    load: () => new Promise<string>((resolve, reject) => steps.push({resolve, reject})),
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('createNewest', () => {
  it('runs one load at a time, and gives the newest result to every waiting caller', async () => {
    const {steps, load} = createSteps();
    const get = createNewest(load);
    const results = [get(), get()];
    await turn();
    expect(steps).toHaveLength(1);
    steps[0]?.resolve('old');
    await turn();
    expect(steps).toHaveLength(2);
    steps[1]?.resolve('new');
    expect(await Promise.all(results)).toEqual(['new', 'new']);
  });

  it('starts a new load for a call after the previous load has ended', async () => {
    const {steps, load} = createSteps();
    const get = createNewest(load);
    const first = get();
    await turn();
    steps[0]?.resolve('old');
    expect(await first).toBe('old');
    const second = get();
    await turn();
    steps[1]?.resolve('new');
    expect(await second).toBe('new');
  });

  it('rejects if the newest load fails, and recovers from an earlier failure', async () => {
    const {steps, load} = createSteps();
    const get = createNewest(load);
    const results = [get(), get()];
    await turn();
    steps[0]?.reject(new Error('broken'));
    await turn();
    steps[1]?.resolve('mended');
    expect(await Promise.all(results)).toEqual(['mended', 'mended']);
    const failing = get();
    await turn();
    steps[2]?.reject(new Error('broken again'));
    await expect(failing).rejects.toThrow('broken again');
  });
});
