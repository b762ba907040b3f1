import {act, fireEvent, render, screen, within} from '@testing-library/react';
import React, {type ComponentType, type ReactElement, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createOnDemand} from '../../plugin/client';
import ApiPending from '../../parts/ApiPending';
import {renderToHtml} from './support/renderToHtml';

type Loaded = {default: ComponentType};

function Counter(): ReactNode {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

function Filter(): ReactNode {
  return <p>Filter values</p>;
}

/** Renders its children only after hydration, like content that a reader opens. */
function Later({children}: {children: ReactNode}): ReactNode {
  return useIsBrowser() ? children : null;
}

const inPage = (content: ReactElement) => (
  <BrowserContextProvider>
    <main>{content}</main>
  </BrowserContextProvider>
);

describe('a component that is loaded on demand', () => {
  it('is part of the page HTML, which stays unchanged until the code has loaded and then becomes interactive', async () => {
    const html = await renderToHtml(
      inPage(
        React.createElement(createOnDemand(() => Promise.resolve({default: Counter}), ApiPending)),
      ),
    );
    expect(html).toContain('<button type="button">');

    let arrive: (loaded: Loaded) => void = () => undefined;
    const OnDemand = createOnDemand(
      () => new Promise<Loaded>((resolve) => (arrive = resolve)),
      ApiPending,
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const button = container.querySelector('button')!;
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(container, inPage(<OnDemand />), {onRecoverableError});
    });
    expect(container.innerHTML).toBe(html);
    await act(async () => arrive({default: Counter}));
    fireEvent.click(button);
    expect(container.querySelector('button')).toBe(button);
    expect(button.textContent).toBe('Pressed 1 times');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('shows a loading state if it appears later, and is loaded once for all its places', async () => {
    const load = jest.fn(() => Promise.resolve({default: Counter}));
    const OnDemand = createOnDemand(load, ApiPending);
    const first = render(
      inPage(
        <Later>
          <OnDemand />
        </Later>,
      ),
    );
    expect(first.container.querySelector('[aria-busy=true]')).not.toBeNull();
    await screen.findByText('Pressed 0 times');
    first.unmount();
    render(
      inPage(
        <Later>
          <OnDemand />
        </Later>,
      ),
    );
    expect(screen.getByText('Pressed 0 times')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the rest of the page interactive if its code fails to load, and can be tried again', async () => {
    const page = (OnDemand: ComponentType) =>
      inPage(
        <>
          <Counter />
          <OnDemand />
        </>,
      );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = await renderToHtml(
      page(createOnDemand(() => Promise.resolve({default: Filter}), ApiPending)),
    );
    expect(container.textContent).toContain('Filter values');

    let isOffline = true;
    const load = () =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({default: Filter});
    await act(async () => {
      hydrateRoot(container, page(createOnDemand(load, ApiPending)), {
        onRecoverableError: () => undefined,
      });
    });
    fireEvent.click(container.querySelector('button')!);
    expect(container.textContent).toContain('Pressed 1 times');
    expect(container.querySelector('[role=alert]')).not.toBeNull();
    isOffline = false;
    await act(async () => {
      fireEvent.click(within(container).getByText('Try again'));
    });
    expect(container.textContent).toBe('Pressed 1 timesFilter values');
  });
});
