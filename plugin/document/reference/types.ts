import type {Shape} from '../objects';
import type {JsonObject, Located} from '../types';

/** A value together with what the specification expects where it is. */
export type Expected = {shape: Shape; place: Located};

export type Reference = {
  ref: string;
  /** The object that holds the `$ref`. */
  holder: Located<JsonObject>;
  /** The field that holds the reference. */
  field: '$ref' | '$dynamicRef' | 'mapping' | 'operationRef';
  /** What is expected at the other end. */
  shape: Shape;
};

/** What a walk finds. */
export type Findings = {
  references: Reference[];
  /** `$ref`s that are not strings, and values of another form than the shape asks for. */
  misplaced: Expected[];
  /** Schemas of OpenAPI 3.0 and Swagger 2.0 that are arrays and do not say of what. */
  itemless: Located[];
};
