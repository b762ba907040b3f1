import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import components from '@generated/components/default/components.json';

/** All components of the theme with their props, from its declarations. */
export default function Components(): ReactNode {
  return components.map(({name, description, eject, props}) => (
    <section key={name}>
      <Heading as="h3" id={name.toLowerCase().replaceAll('/', '-')}>
        <code>{name}</code>
      </Heading>
      <p>
        {description} {eject === 'safe' ? 'Safe to wrap and to eject.' : 'Safe to wrap.'}
      </p>
      {props.length > 0 && (
        <ul>
          {props.map(({name: prop, type, optional, comment}) => (
            <li key={prop}>
              <code>
                {prop}
                {optional && '?'}: {type}
              </code>
              {comment && ` ${comment}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
