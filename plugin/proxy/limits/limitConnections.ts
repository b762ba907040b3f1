import {randomUUID} from 'crypto';
import type {IncomingMessage, Server, ServerResponse} from 'http';
import type {Socket} from 'net';
import {formatRefusedConnection} from '../response/sendProblem';
import {toClient} from './toClient';

export type ConnectionLimits = {
  total: number;
  /** Not applied behind proxies, which make the connections of all clients. */
  perClient: number;
  trustProxy: number;
  onRefused: (reason: 'per client' | 'in all') => void;
};

/**
 * Requests that a caller may pipeline on one connection. Browsers and load balancers pipeline none.
 */
const MAX_AHEAD = 4;
/**
 * How many refused connections get a response at the same time, and how long that may take. Node
 * closes further ones at once.
 */
const MAX_REFUSED = 256;
const REFUSED_MS = 1000;

type Connection = {client: string; underWay: number};

/**
 * Limits the connections of a server. If there are too many, the connection that has been idle
 * longest is closed, whether it never sent anything or is kept open for the next request. If none
 * is idle, the new connection gets a 503.
 */
export function limitConnections(
  server: Server,
  {total, perClient, trustProxy, onRefused}: ConnectionLimits,
): {
  /** To call for each request: whether it may be answered. */
  mayAnswer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Closes idle connections, also those that Node does not call idle: without a whole request. */
  closeIdle: () => void;
} {
  const connections = new Map<Socket, Connection>();
  /** Idle connections, longest idle first: of all clients, and of each. */
  const idle = new Set<Socket>();
  const byClient = new Map<string, {open: number; idle: Set<Socket>}>();
  const limitPerClient = trustProxy > 0 ? Infinity : perClient;

  const remove = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    idle.delete(socket);
    const own = byClient.get(connection.client);
    own?.idle.delete(socket);
    if (own && (own.open -= 1) === 0) byClient.delete(connection.client);
  };
  const evict = (waiting: Set<Socket> | undefined): boolean => {
    const [longest] = waiting ?? [];
    if (!longest) return false;
    remove(longest);
    longest.destroy();
    return true;
  };
  const add = (socket: Socket): 'per client' | 'in all' | undefined => {
    const client = toClient({socket, headers: {}}, 0);
    const known = byClient.get(client);
    if ((known?.open ?? 0) >= limitPerClient && !evict(known?.idle)) return 'per client';
    if (connections.size >= total && !evict(idle)) return 'in all';
    const own = byClient.get(client) ?? {open: 0, idle: new Set()};
    byClient.set(client, own);
    own.open += 1;
    own.idle.add(socket);
    idle.add(socket);
    connections.set(socket, {client, underWay: 0});
    socket.once('close', () => remove(socket));
    return undefined;
  };
  const setIdle = (socket: Socket, isIdle: boolean): void => {
    const own = byClient.get(connections.get(socket)?.client ?? '');
    for (const waiting of [idle, own?.idle]) {
      if (isIdle) waiting?.add(socket);
      else waiting?.delete(socket);
    }
  };

  server.maxConnections = total + MAX_REFUSED;
  filterConnections(server, (socket) => {
    const reason = add(socket);
    if (reason !== undefined) onRefused(reason);
    return reason === undefined;
  });

  const mayAnswer = ({socket}: IncomingMessage, response: ServerResponse): boolean => {
    const connection = connections.get(socket);
    if (!connection) return false;
    connection.underWay += 1;
    if (connection.underWay === 1) setIdle(socket, false);
    response.once('close', () => {
      connection.underWay -= 1;
      if (connection.underWay === 0 && connections.has(socket)) setIdle(socket, true);
    });
    if (connection.underWay <= MAX_AHEAD) return true;
    socket.destroy();
    return false;
  };
  return {
    mayAnswer,
    closeIdle: () => {
      for (const socket of idle) socket.destroy();
    },
  };
}

/** A refused connection never reaches Node's own listener, which would allocate a parser for it. */
function filterConnections(server: Server, isAccepted: (socket: Socket) => boolean): void {
  const accept = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!isAccepted(socket)) return refuse(socket);
    for (const listener of accept) listener.call(server, socket);
  });
}

function refuse(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), REFUSED_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => undefined);
  socket.end(formatRefusedConnection(randomUUID()));
  // Reads and drops the request, so that the response is not lost with unread bytes.
  socket.resume();
}
