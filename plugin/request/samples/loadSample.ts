import {toCurl} from './curl';
import type {ToSample} from './types';

const LOADERS: {readonly [id: string]: () => Promise<ToSample>} = {
  curl: () => Promise.resolve(toCurl),
  javascript: async () => (await import('./javascript')).toJavaScript,
  python: async () => (await import('./python')).toPython,
  go: async () => (await import('./go')).toGo,
  java: async () => (await import('./java')).toJava,
  php: async () => (await import('./php')).toPhp,
  csharp: async () => (await import('./csharp')).toCSharp,
  ruby: async () => (await import('./ruby')).toRuby,
  rust: async () => (await import('./rust')).toRust,
  swift: async () => (await import('./swift')).toSwift,
  kotlin: async () => (await import('./kotlin')).toKotlin,
  powershell: async () => (await import('./powershell')).toPowerShell,
};

/** Loads a language when it is asked for, by its `id`. Undefined for one that there is none of. */
export async function loadSample(id: string): Promise<ToSample | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : undefined;
}
