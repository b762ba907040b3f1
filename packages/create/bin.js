#!/usr/bin/env node
import {createSite, readArguments, HELP} from './create.js';

const wanted = readArguments(process.argv.slice(2));
if (wanted === 'help') process.stdout.write(HELP);
else if (typeof wanted === 'string') {
  process.stderr.write(`${wanted}\n`);
  process.exitCode = 2;
} else
  process.exitCode = await createSite(wanted).catch((error) => {
    process.stderr.write(`The site could not be made: ${String(error.message).split('\n')[0]}\n`);
    return 3;
  });
