import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { LOGIN_PROVIDERS, type LoginProvider } from '../../config/login-providers.js';

/** A provider by its name in the path. @throws PROVIDER_NOT_FOUND_EXCEPTION */
@Injectable()
export class ProviderPipe implements PipeTransform<string, LoginProvider> {
  transform(name: string): LoginProvider {
    const provider = LOGIN_PROVIDERS.find(each => each === name);
    if (!provider) throw new AppError('PROVIDER_NOT_FOUND_EXCEPTION');
    return provider;
  }
}
