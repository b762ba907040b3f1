import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {
  PARAMETER_LOCATIONS,
  parameterAnchor,
  toDirections,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiOperationSection from 'docusaurus-plugin-api-reference/parts/ApiOperation/Section';
import ApiParameter from '@theme/ApiParameter';
import ApiRows from 'docusaurus-plugin-api-reference/parts/ApiRows';

// The parameters, by their place in the request.
export default function ApiOperationParameters(): ReactNode {
  const {
    operation: {kind, parameters},
    toId,
  } = useApiOperation();
  return PARAMETER_LOCATIONS.map((location) => ({
    location,
    own: parameters.filter((parameter) => parameter.in === location),
  }))
    .filter(({own}) => own.length > 0)
    .map(({location, own}) => (
      <ApiOperationSection key={location} section={`${location}-parameters`}>
        <ApiRows>
          {own.map((parameter) => (
            <ApiParameter
              key={parameter.name}
              parameter={parameter}
              id={toId(parameterAnchor(location, parameter.name))}
              direction={toDirections(kind).request}
            />
          ))}
        </ApiRows>
      </ApiOperationSection>
    ));
}
