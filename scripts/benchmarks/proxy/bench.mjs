// npm run bench:proxy -- [--rounds N]: compares our proxy with a bare http-proxy-middleware, in
// turn in the same run, as ratios.
import http from 'node:http';
import {parseArgs} from 'node:util';
import {summarize} from '../measure.mjs';
import {enveloped, plain, run, send} from './load.mjs';
import {start, stopAll} from './processes.mjs';

const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
const rounds = Number(values.rounds);
const MB = 1024 * 1024;
const show = ({min, median, max}, digits = 2) =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

const api = await start('api');
const bare = await start('bare', api.origin);
const ours = await start('ours', api.origin);
const inEnvelope = enveloped(api.origin);

/** Both in turn; on a shared machine, the ratio of each pair says more than either figure. */
async function compare(path, count, connections) {
  const pairs = [];
  for (let round = -1; round < rounds; round++) {
    const figures = {};
    for (const [name, proxy, request] of [
      ['bare', bare, plain(path)],
      ['ours', ours, inEnvelope(path)],
    ]) {
      const cpu = proxy.cpu();
      const seconds = await run(proxy.port, request, count, connections);
      figures[name] = {rate: count / seconds, cpu: ((proxy.cpu() - cpu) / count) * 1e6};
    }
    // The first round warms up.
    if (round >= 0) pairs.push(figures);
  }
  return {
    rate: summarize(pairs.map(({bare: {rate}, ours: {rate: own}}) => own / rate)),
    cpu: summarize(pairs.map(({bare: {cpu}, ours: {cpu: own}}) => own / cpu)),
    ours: summarize(pairs.map(({ours: {rate}}) => rate)),
    bare: summarize(pairs.map(({bare: {rate}}) => rate)),
  };
}

const small = await compare('/', 4000, 64);
console.log(
  `64 connections      throughput ours ÷ bare ${show(small.rate)}   (ours ${show(small.ours, 0)}/s, bare ${show(small.bare, 0)}/s)`,
);
console.log(`                    CPU per request ours ÷ bare ${show(small.cpu)}`);

const large = await compare('/large', 16, 4);
console.log(
  `25 MB answers       throughput ours ÷ bare ${show(large.rate)}   CPU ours ÷ bare ${show(large.cpu)}`,
);

const memory = [];
for (let thousands = 0; thousands < 100; thousands += 10) {
  await run(ours.port, inEnvelope('/'), 10_000, 64);
  memory.push(ours.memory() / MB);
}
console.log(
  `100,000 requests    memory ${memory.map((megabytes) => megabytes.toFixed(0)).join(' ')} MB after each 10,000; last ÷ second ${(memory.at(-1) / memory[1]).toFixed(2)}`,
);

const before = ours.memory();
const agent = new http.Agent({keepAlive: true});
const latencies = [];
let open = 0;
for (let index = 0; index < 1000; index++) {
  send(ours.port, agent, inEnvelope('/events'), (chunk) => {
    const text = chunk.toString();
    if (text.includes(': open')) open++;
    for (const [, sent] of text.matchAll(/data: (\d+)/g)) latencies.push(Date.now() - Number(sent));
  }).catch(() => undefined);
}
const until = async (holds) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};
await until(() => open === 1000);
const held = (ours.memory() - before) / MB;
for (let event = 1; event <= 3; event++) {
  api.tell();
  await until(() => latencies.length === 1000 * event);
}
console.log(
  `1,000 event streams held at once, ${held.toFixed(0)} MB; an event reaches all of them after ${show(summarize(latencies), 0)} ms`,
);

const [single] = [[]];
const alone = new http.Agent({keepAlive: true});
agent.destroy();
let ready = false;
send(ours.port, alone, inEnvelope('/events'), (chunk) => {
  const text = chunk.toString();
  if (text.includes(': open')) ready = true;
  for (const [, sent] of text.matchAll(/data: (\d+)/g)) single.push(Date.now() - Number(sent));
}).catch(() => undefined);
await until(() => ready);
for (let event = 1; event <= 20; event++) {
  api.tell();
  await until(() => single.length === event);
}
alone.destroy();
console.log(`1 event stream      an event passes in ${show(summarize(single), 0)} ms`);
stopAll();
process.exit();
