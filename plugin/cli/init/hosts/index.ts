import {cloudflare} from './cloudflare';
import {githubPages} from './githubPages';
import {netlify} from './netlify';
import {node} from './node';
import type {Host} from './types';
import {vercel} from './vercel';

/** The hosts that `init --host` knows. */
export const HOSTS: ReadonlyMap<string, Host> = new Map([
  ['vercel', vercel],
  ['netlify', netlify],
  ['cloudflare', cloudflare],
  ['github-pages', githubPages],
  ['node', node],
]);
