// Loaded into a command with --require. On SIGUSR2 it collects garbage, so that a test can measure
// the memory that the command retains.
const v8 = require('v8');
const vm = require('vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  // The memory of buffers is free only after finalizers have run.
  setImmediate(() => {
    collect();
    process.stdout.write('collected\n');
  });
});
