const SPECIES = {
  dog: [
    ['Bello', {breed: 'Beagle', weightKg: 11.5}],
    ['Luna', {breed: 'Collie', weightKg: 21, goodWith: ['children', 'cats']}],
    ['Oskar', {breed: 'Dachshund', weightKg: 8}],
  ],
  cat: [
    ['Mimi', {indoor: false}],
    ['Simba', {indoor: true, livesLeft: 7}],
    ['Minka', {indoor: true}],
  ],
  bird: [
    ['Kiwi', {wingspanCm: 31}],
    ['Coco', {canFly: false, wingspanCm: 25}],
    ['Piep', {wingspanCm: 22.5}],
  ],
};
const CATEGORY = {dog: 3, cat: 4, bird: 5};
const STATUSES = ['available', 'available', 'pending', 'adopted'];
const TAGS = ['calm', 'lively', 'young', 'house-trained', 'shy'];

export const CATEGORIES = {
  id: 1,
  name: 'Animals',
  children: [
    {
      id: 2,
      name: 'Mammals',
      children: [
        {id: 3, name: 'Dogs', children: []},
        {id: 4, name: 'Cats', children: []},
      ],
    },
    {id: 5, name: 'Birds', children: []},
  ],
};

/** The pet with a number, the same one every time. */
export function toPet(id) {
  const kinds = Object.keys(SPECIES);
  const species = kinds[(id - 1) % kinds.length];
  const [name, own] = SPECIES[species][Math.floor((id - 1) / kinds.length) % 3];
  return {
    id,
    species,
    name,
    status: STATUSES[(id - 1) % STATUSES.length],
    bornOn: id % 4 === 0 ? null : `20${String(18 + (id % 7))}-0${1 + (id % 9)}-1${id % 10}`,
    price: ((id * 37) % 240) / 2,
    categoryId: CATEGORY[species],
    tags: [TAGS[id % TAGS.length], TAGS[(id + 2) % TAGS.length]],
    shelter: id % 3 === 0 ? 'south' : 'north',
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, id % 1440)).toISOString(),
    ...own,
  };
}
