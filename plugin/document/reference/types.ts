import type {Shape} from '../objects';
import type {JsonObject, Place} from '../types';

/** A value together with the kind of object that the specification expects there. */
export type Expected = {shape: Shape; place: Place};

export type Reference = {
  ref: string;
  /** The object that holds the `$ref`. */
  holder: Place<JsonObject>;
  /** The field that holds the reference, or `security` for the name of a requirement's entry. */
  field: '$ref' | '$dynamicRef' | 'mapping' | 'operationRef' | 'security';
  /** The kind of object that the target should be. */
  shape: Shape;
};

/** The result of a walk. */
export type WalkResult = {
  references: Reference[];
  /** `$ref`s that are not strings, and values whose form does not match the shape. */
  misplaced: Expected[];
  /** Array schemas of OpenAPI 3.0 and Swagger 2.0 without `items`. */
  itemless: Place[];
  /** Schemas whose `type` is or contains the null of YAML in place of the name `null`. */
  unquoted: Place<JsonObject>[];
};
