import {act, cleanup, render} from '@testing-library/react';
import React, {useState, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import ApiSelect from '../../parts/ApiSelect';
import {renderToHtml} from './support/renderToHtml';

function Choice({onChoose}: {onChoose?: () => void}): ReactNode {
  const [value, setValue] = useState('b');
  return (
    <>
      <ApiSelect
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          onChoose?.();
        }}
      >
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </ApiSelect>
      <output>{value}</output>
    </>
  );
}

describe('a select', () => {
  it.each(['c', 'b'])('knows what was chosen before the page was hydrated: %s', async (chosen) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = await renderToHtml(<Choice />);
    const select = container.querySelector('select')!;
    expect(select.value).toBe('b');
    select.value = chosen;
    const onChoose = jest.fn();
    await act(async () => {
      hydrateRoot(container, <Choice onChoose={onChoose} />);
    });
    expect([select.value, container.querySelector('output')!.textContent]).toEqual([
      chosen,
      chosen,
    ]);
    expect(onChoose).toHaveBeenCalledTimes(chosen === 'b' ? 0 : 1);
    container.remove();
  });

  it('chooses nothing where it appears later', () => {
    const onChoose = jest.fn();
    const {container} = render(<Choice onChoose={onChoose} />);
    expect(container.querySelector('select')!.value).toBe('b');
    expect(onChoose).not.toHaveBeenCalled();
    cleanup();
  });
});
