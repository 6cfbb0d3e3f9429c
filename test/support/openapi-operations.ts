import type { OpenAPIObject } from '@nestjs/swagger';
import type { ContractCall } from './contract-calls.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Extract<NonNullable<Operation['responses'][string]>, { description: string }>;

export interface DocumentedCall {
  /** `GET /api/workouts/{id}` */
  name: string;
  method: ContractCall['method'];
  path: string;
  operation: Operation;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

export function documentedCalls(document: OpenAPIObject): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method];
      const upper = method.toUpperCase() as ContractCall['method'];
      return operation ? [{ name: `${upper} ${path}`, method: upper, path, operation }] : [];
    }),
  );
}

/** The answers of an operation, by HTTP status. */
export function responsesOf(operation: Operation): { status: number; response: Response }[] {
  return Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    response: response as Response,
  }));
}

export function codesOf(operation: Operation): string[] {
  return responsesOf(operation)
    .filter(({ status }) => status >= 400)
    .flatMap(({ response }) => Object.keys(response.content?.['application/json']?.examples ?? {}));
}

export function parametersOf(operation: Operation) {
  return (operation.parameters ?? []).filter(parameter => 'in' in parameter);
}
