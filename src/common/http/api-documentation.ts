import type * as Swagger from '@nestjs/swagger';

export type { ApiPropertyOptions, OpenAPIObject } from '@nestjs/swagger';

type SwaggerLibrary = typeof Swagger;
type DecoratorName = Extract<keyof SwaggerLibrary, `Api${string}`>;
type Decorator = (...options: unknown[]) => (...target: unknown[]) => void;

/** What the decorators below were put on, in the order they were. */
const waiting: ((library: SwaggerLibrary) => void)[] = [];

/**
 * @nestjs/swagger with all that its decorators say. Loading it takes 0.4 s, which no start has to spare: it is loaded
 * when the documentation is first asked for, and its decorators only note down until then what they were given.
 */
export async function loadSwagger(): Promise<SwaggerLibrary> {
  const library = await import('@nestjs/swagger');
  for (const apply of waiting.splice(0)) apply(library);
  return library;
}

/** Where a class stands in the document, once a decorator has named it. */
export function getSchemaPath(model: { name: string }): string {
  return `#/components/schemas/${model.name}`;
}

export const ApiAcceptedResponse = noted('ApiAcceptedResponse');
export const ApiBearerAuth = noted('ApiBearerAuth');
export const ApiBody = noted('ApiBody');
export const ApiConsumes = noted('ApiConsumes');
export const ApiCreatedResponse = noted('ApiCreatedResponse');
export const ApiExcludeController = noted('ApiExcludeController');
export const ApiExtraModels = noted('ApiExtraModels');
export const ApiNoContentResponse = noted('ApiNoContentResponse');
export const ApiOkResponse = noted('ApiOkResponse');
export const ApiOperation = noted('ApiOperation');
export const ApiParam = noted('ApiParam');
export const ApiProduces = noted('ApiProduces');
export const ApiProperty = noted('ApiProperty');
export const ApiPropertyOptional = noted('ApiPropertyOptional');
export const ApiQuery = noted('ApiQuery');
export const ApiResponse = noted('ApiResponse');
export const ApiTags = noted('ApiTags');

function noted<Name extends DecoratorName>(name: Name): SwaggerLibrary[Name] {
  const decorator: Decorator =
    (...options) =>
    (...target) => {
      waiting.push(library => (library[name] as unknown as Decorator)(...options)(...target));
    };
  return decorator as unknown as SwaggerLibrary[Name];
}
