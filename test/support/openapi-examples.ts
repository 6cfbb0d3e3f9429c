import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  $ref?: string;
  type?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
}

/** The value that Swagger UI offers for a schema in "Try it out". */
export function exampleOf(document: OpenAPIObject, given: unknown): unknown {
  const schema = given as Schema;
  if (schema.$ref) {
    return exampleOf(document, document.components?.schemas?.[schema.$ref.split('/').at(-1)!]);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.allOf?.length === 1) return exampleOf(document, schema.allOf[0]);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map(part => exampleOf(document, part) as object)) as unknown;
  }
  if (schema.oneOf) return exampleOf(document, schema.oneOf[0]);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [exampleOf(document, schema.items)];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(document, property)]),
    );
  }
  throw new Error(`no example in ${JSON.stringify(schema)}`);
}
