import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  allOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

/**
 * Where `value` violates an OpenAPI 3.0 schema, in words; empty if it conforms. Stricter than the standard: an object may have no property
 * that the schema does not name, because clients are generated from it.
 */
export function schemaFaults(document: OpenAPIObject, given: unknown, value: unknown, at = '$'): string[] {
  const schema = resolve(document, given as Schema);
  if (value === null) return schema.nullable ? [] : [`${at} is null`];
  if (schema.oneOf) {
    const faults = schema.oneOf.map(one => schemaFaults(document, one, value, at));
    return faults.some(list => list.length === 0) ? [] : [`${at} is none of: ${faults.flat().join(', ')}`];
  }
  if (schema.enum && !Array.isArray(value) && !schema.enum.includes(value)) {
    return [`${at} is ${JSON.stringify(value)}, not one of ${schema.enum.join(', ')}`];
  }
  switch (schema.type) {
    case 'array':
      if (!Array.isArray(value)) return [`${at} is no list`];
      return value.flatMap((entry, i) => schemaFaults(document, schema.items ?? {}, entry, `${at}[${i}]`));
    case 'object':
      return objectFaults(document, schema, value, at);
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at} is ${JSON.stringify(value)}, no integer`];
    case 'number':
    case 'boolean':
      return typeof value === schema.type ? [] : [`${at} is ${JSON.stringify(value)}, no ${schema.type}`];
    case 'string':
      if (typeof value !== 'string') return [`${at} is ${JSON.stringify(value)}, no string`];
      if (schema.format === 'date-time' && new Date(value).toISOString() !== value)
        return [`${at} is no time`];
      return [];
    default:
      return [`${at} has a schema without a type`];
  }
}

function objectFaults(document: OpenAPIObject, schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const { properties = {}, required = [], additionalProperties } = schema;
  return [
    ...required.filter(name => !(name in value)).map(name => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, entry]) => {
      const property = properties[name];
      if (property) return schemaFaults(document, property, entry, `${at}.${name}`);
      return additionalProperties ? [] : [`${at}.${name} is not documented`];
    }),
  ];
}

/** Follows references and merges `allOf`. */
function resolve(document: OpenAPIObject, schema: Schema): Schema {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    const found = document.components?.schemas?.[name] as Schema | undefined;
    if (!found) throw new Error(`the document has no schema ${name}`);
    return resolve(document, found);
  }
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  return allOf
    .map(part => resolve(document, part))
    .reduce<Schema>(
      (merged, part) => ({
        ...merged,
        ...part,
        properties: { ...merged.properties, ...part.properties },
        required: [...(merged.required ?? []), ...(part.required ?? [])],
      }),
      own,
    );
}
