import {createSlots} from '../../../plugin/proxy/limits/createSlots';

describe('slots', () => {
  afterEach(() => jest.useRealTimers());

  it('are free again once their lease is over, where the end of an exchange may never run', () => {
    jest.useFakeTimers({now: 0});
    const slots = createSlots({perClient: 1, total: 2, leaseMs: 1000});
    const release = slots.take('a');
    expect(slots.take('a')).toBe('per client');
    jest.setSystemTime(500);
    expect(slots.take('b')).toEqual(expect.any(Function));
    expect(slots.take('c')).toBe('in all');
    jest.setSystemTime(1000);
    expect(slots.isFull()).toBe(false);
    expect(slots.take('a')).toEqual(expect.any(Function));
    // The end of the first one runs after all, and frees no other.
    if (typeof release === 'function') release();
    expect(slots.take('a')).toBe('per client');
  });
});
