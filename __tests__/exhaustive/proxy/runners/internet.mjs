// Loaded before the proxy: the name of the API has a public address, and connections to that
// address reach the API of the test on loopback. `private.example.test` has a private address.
import dns from 'node:dns';
import net from 'node:net';

const NAMES = {'api.example.test': '93.184.215.14', 'private.example.test': '10.0.0.1'};
const [PUBLIC] = Object.values(NAMES);

const {lookup: real} = dns;
dns.lookup = (name, ...given) => {
  const [options, callback] = given.length > 1 ? given : [{}, given[0]];
  // The server of the runner listens at an address, or speaks with its own threads.
  if (net.isIP(name) || name === 'localhost') return real(name, options, callback);
  const address = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  setImmediate(() => {
    if (!address) callback(Object.assign(new Error('not found'), {code: 'ENOTFOUND'}));
    else if (options.all) callback(null, [{address, family: 4}]);
    else callback(null, address, 4);
  });
};

const connect = Reflect.get(net.Socket.prototype, 'connect');
net.Socket.prototype.connect = function reroute(...parameters) {
  const [given, ...rest] = Array.isArray(parameters[0]) ? parameters[0] : parameters;
  if (typeof given !== 'object' || !given.host || /^(?:127\.|localhost$)/.test(given.host))
    return connect.apply(this, parameters);
  const to = {...given, port: Number(process.env.API_PORT), host: '127.0.0.1'};
  if (net.isIP(given.host)) {
    if (given.host !== PUBLIC) throw new Error(`The test would connect to ${given.host}.`);
    return connect.call(this, to, ...rest.filter((value) => typeof value === 'function'));
  }
  const lookup = given.lookup ?? dns.lookup;
  // The name is resolved and checked as usual; only then does loopback take its place.
  const rerouted = (name, options, done) =>
    lookup(name, options, (error) => {
      if (error) done(error);
      else if (options.all) done(null, [{address: '127.0.0.1', family: 4}]);
      else done(null, '127.0.0.1', 4);
    });
  return connect.call(
    this,
    {...given, port: to.port, lookup: rerouted},
    ...rest.filter((value) => typeof value === 'function'),
  );
};
