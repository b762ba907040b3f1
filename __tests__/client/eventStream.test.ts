import {createEventStreamParser, createLinesParser} from '../../plugin/client/response/eventStream';

describe('the event stream parser', () => {
  it('returns events with their name, ID and all lines of their data', () => {
    expect(
      createEventStreamParser().push(
        ': hello\nevent: add\nid: 7\ndata: one\ndata:two\n\ndata: next\n\n',
      ),
    ).toEqual([
      {event: 'add', id: '7', data: 'one\ntwo'},
      {id: '7', data: 'next'},
    ]);
  });

  it('returns the same events wherever the stream is split', () => {
    const text = 'data: a\r\ndata: b\r\n\r\nevent: x\rdata: c\r\r';
    const whole = createEventStreamParser().push(`${text} `);
    const parser = createEventStreamParser();
    expect([...`${text} `].flatMap((character) => parser.push(character))).toEqual(whole);
    expect(whole).toEqual([{data: 'a\nb'}, {event: 'x', data: 'c'}]);
  });

  it('waits for the end of an event', () => {
    const parser = createEventStreamParser();
    expect(parser.push('data: half')).toEqual([]);
    expect(parser.push('\n\n')).toEqual([{data: 'half'}]);
  });
});

describe('the parser of JSON Lines and JSON text sequences', () => {
  it('returns a row for each line that is not empty', () => {
    expect(createLinesParser().push('{"a":1}\n\n\u001e{"b":2}\n')).toEqual([
      {data: '{"a":1}'},
      {data: '{"b":2}'},
    ]);
  });
});
