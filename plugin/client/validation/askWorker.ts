import {runPattern, type PatternMatch} from '../../model/validation/matchPattern';

export type PatternQuestion = [pattern: string, value: string];

/** Time to start the worker, for one question, and for all of them. */
const START_MS = 5000;
const QUESTION_MS = 500;
const ALL_MS = 2000;

/**
 * The worker's script: a blob, since a site may load its scripts from another origin, where no
 * worker may come from.
 */
const SCRIPT = `const run=${runPattern.toString()};onmessage=({data})=>{let answer='limit';try{answer=run(data[0],data[1])}catch(e){}postMessage(answer)};postMessage('')`;

/**
 * Lets a worker compare values with patterns, and stops it when the time is over. What has no
 * answer by then, or where no worker can start, has reached the limit.
 */
export async function askWorker(
  questions: readonly PatternQuestion[],
  signal: AbortSignal,
): Promise<PatternMatch[]> {
  let worker = await startWorker(signal);
  const deadline = performance.now() + ALL_MS;
  const answers: PatternMatch[] = [];
  for (const question of questions) {
    const left = Math.min(QUESTION_MS, deadline - performance.now());
    if (!worker || left <= 0) break;
    worker.postMessage(question);
    const answer = (await waitForMessage(worker, left, signal)) as PatternMatch | undefined;
    answers.push(answer ?? 'limit');
    if (answer !== undefined) continue;
    worker.terminate();
    worker = signal.aborted ? undefined : await startWorker(signal);
  }
  worker?.terminate();
  return answers;
}

async function startWorker(signal: AbortSignal): Promise<Worker | undefined> {
  const url = URL.createObjectURL(new Blob([SCRIPT], {type: 'text/javascript'}));
  let worker: Worker | undefined;
  try {
    worker = new Worker(url);
    if ((await waitForMessage(worker, START_MS, signal)) !== undefined) return worker;
  } catch {
    // The site's content security policy may forbid it.
  } finally {
    URL.revokeObjectURL(url);
  }
  worker?.terminate();
  return undefined;
}

/** Undefined if the time is over, if the worker fails, or if the answer is no longer needed. */
function waitForMessage(
  worker: Worker,
  milliseconds: number,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = () => end(undefined);
    const timer = setTimeout(stop, milliseconds);
    const end = (answer: unknown) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(answer);
    };
    worker.onmessage = ({data}) => end(data);
    worker.onerror = stop;
    signal.addEventListener('abort', stop);
  });
}
