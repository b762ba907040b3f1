import {randomUUID} from 'node:crypto';
import {setTimeout} from 'node:timers/promises';
import {drawPaw} from './picture.mjs';
import {invalid, problem} from './reply.mjs';
import {CATEGORIES, toPet} from './seed.mjs';
import {toPage} from './store.mjs';

const MAX_PHOTO_BYTES = 1024 * 1024;
const BASE = '/v1';

const noPet = (id) => problem(404, `There is no pet with the id ${id}.`);
const toETag = (store, id) => `"${id}-${store.revisions.get(id) ?? 0}"`;

function compareBy(sort) {
  const field = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const valueOf = (pet) => pet[field] ?? 0;
  return (a, b) =>
    sign * (valueOf(a) < valueOf(b) ? -1 : valueOf(a) > valueOf(b) ? 1 : a.id - b.id);
}

function matches(pet, {status, tag, filter, shelter}) {
  const {species, maxPrice, categoryId} = filter ?? {};
  return (
    (status === undefined || status.includes(pet.status)) &&
    (tag === undefined || tag.every((name) => pet.tags?.includes(name))) &&
    (shelter === undefined || pet.shelter === shelter) &&
    (species === undefined || pet.species === species) &&
    (maxPrice === undefined || (pet.price ?? 0) <= maxPrice) &&
    (categoryId === undefined || pet.categoryId === categoryId)
  );
}

/** Applies a JSON Merge Patch of depth one. */
function merge(pet, patch) {
  const merged = {...pet};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null && name !== 'bornOn') delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

async function* toEvents(store, {count, interval}) {
  const ids = [...store.pets.keys()];
  for (let id = 1; id <= count; id++) {
    if (id > 1) await setTimeout(interval);
    const data = {petId: ids[(id - 1) % ids.length] ?? 1, at: new Date().toISOString()};
    yield `id: ${id}\nevent: pet.viewed\ndata: ${JSON.stringify(data)}\n\n`;
  }
}

function* toExport({count, format}) {
  const [open, separator, close] = format === 'json' ? ['[', ',', ']'] : ['', '\n', '\n'];
  yield open;
  for (let id = 1; id <= count; id++) yield (id > 1 ? separator : '') + JSON.stringify(toPet(id));
  yield close;
}

/**
 * What each operation does, by its operationId. Parameters and bodies are already checked.
 * @type {Record<string, (request: {values: any, body: any, store: ReturnType<typeof
 *   import('./store.mjs').createStore>}) => import('./reply.mjs').Reply>}
 */
export const HANDLERS = {
  listPets({values, store}) {
    const all = [...store.pets.values()]
      .filter((pet) => matches(pet, values))
      .sort(compareBy(values.sort));
    const requestId = values['X-Request-Id'];
    return {
      status: 200,
      headers: {'x-total-count': String(all.length), ...(requestId && {'x-request-id': requestId})},
      json: toPage(all, values),
    };
  },

  createPet({body, store}) {
    const pet = {
      status: 'available',
      price: 0,
      ...body,
      id: store.nextPet++,
      createdAt: new Date().toISOString(),
    };
    store.pets.set(pet.id, pet);
    return {status: 201, headers: {location: `${BASE}/pets/${pet.id}`}, json: pet};
  },

  getPet({values: {petId}, store}) {
    const pet = store.pets.get(petId);
    return pet ? {status: 200, headers: {etag: toETag(store, petId)}, json: pet} : noPet(petId);
  },

  updatePet({values: {petId, 'If-Match': ifMatch}, body, store}) {
    const pet = store.pets.get(petId);
    if (!pet) return noPet(petId);
    if (ifMatch !== undefined && ifMatch !== toETag(store, petId))
      return problem(412, 'The pet was changed since you read it.');
    const changed = merge(pet, body);
    store.pets.set(petId, changed);
    store.revisions.set(petId, (store.revisions.get(petId) ?? 0) + 1);
    return {status: 200, headers: {etag: toETag(store, petId)}, json: changed};
  },

  deletePet({values: {petId}, store}) {
    store.photos.delete(petId);
    return store.pets.delete(petId) ? {status: 204} : noPet(petId);
  },

  getPhoto({values: {petId, size}, store}) {
    if (!store.pets.has(petId)) return noPet(petId);
    const {mediaType, bytes} = store.photos.get(petId) ?? {
      mediaType: 'image/png',
      bytes: drawPaw(petId, size),
    };
    return {
      status: 200,
      headers: {'content-type': mediaType, 'x-content-type-options': 'nosniff'},
      bytes,
    };
  },

  putPhoto({values: {petId}, body, store}) {
    if (!store.pets.has(petId)) return noPet(petId);
    if (body.bytes.length > MAX_PHOTO_BYTES) return problem(413, 'A photo has at most 1 MB.');
    store.photos.set(petId, body);
    return {status: 204};
  },

  addPapers({values: {petId}, body, store}) {
    if (!store.pets.has(petId)) return noPet(petId);
    const notFile = body.files.findIndex((file) => !(file instanceof Blob));
    if (notFile >= 0)
      return invalid([{in: 'body', pointer: `/files/${notFile}`, message: 'must be a file'}]);
    const files = body.files.map(({name, type, size}) => ({name, mediaType: type, size}));
    return {status: 201, json: {kind: body.kind, files, details: body.details, note: body.note}};
  },

  searchPets({values: {q}, store}) {
    const text = q.toLowerCase();
    return {
      status: 200,
      json: [...store.pets.values()]
        .filter(({name}) => name.toLowerCase().includes(text))
        .slice(0, 20),
    };
  },

  listCategories: () => ({status: 200, json: CATEGORIES}),

  listOrders: ({values, store}) => ({
    status: 200,
    json: toPage([...store.orders.values()], values),
  }),

  createOrder({body, store}) {
    const {petId, donation = 0, callbackUrl = null} = body;
    const pet = store.pets.get(petId);
    if (!pet)
      return invalid([
        {in: 'body', pointer: '/petId', message: `there is no pet with the id ${petId}`},
      ]);
    if (pet.status !== 'available') return problem(409, `${pet.name} is ${pet.status}.`);
    store.pets.set(petId, {...pet, status: 'pending'});
    const adopter = body.adopter ?? {name: body.name, email: body.email};
    const order = {
      id: randomUUID(),
      petId,
      adopter,
      donation,
      callbackUrl,
      state: 'requested',
      createdAt: new Date().toISOString(),
    };
    store.orders.set(order.id, order);
    return {status: 201, headers: {location: `${BASE}/orders/${order.id}`}, json: order};
  },

  getOrder({values: {orderId}, store}) {
    const order = store.orders.get(orderId);
    return order
      ? {status: 200, json: order}
      : problem(404, `There is no adoption with the id ${orderId}.`);
  },

  streamEvents: ({values, store}) => ({
    status: 200,
    headers: {'content-type': 'text/event-stream', 'cache-control': 'no-store'},
    stream: toEvents(store, values),
  }),

  exportPets: ({values}) => ({
    status: 200,
    headers: {'content-type': values.format === 'json' ? 'application/json' : 'application/jsonl'},
    stream: toExport(values),
  }),

  getStatus: ({store}) => ({status: 200, json: {status: 'ok', pets: store.pets.size}}),

  resetDemo({store}) {
    store.reset();
    return {status: 204};
  },
};
