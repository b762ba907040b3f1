// Loaded into a command with --require: SIGUSR2 collects its garbage, so that a test sees the
// memory that it keeps.
const v8 = require('v8');
const vm = require('vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  // What buffers stood in is free once finalizers have run.
  setImmediate(() => {
    collect();
    process.stdout.write('collected\n');
  });
});
