import { isApiPath, requestPath } from './request-path.js';

describe('requestPath', () => {
  it.each([
    ['/api/bodyParts', '/api/bodyParts'],
    ['/api/bodyParts?x=/api', '/api/bodyParts'],
    ['/%61pi/bodyParts', '/api/bodyParts'],
    ['/ap%69%2FbodyParts', '/api/bodyParts'],
    ['//api///bodyParts', '/api/bodyParts'],
    ['/%2Fapi/bodyParts', '/api/bodyParts'],
    ['http://evil.example/api/bodyParts', '/api/bodyParts'],
    ['HTTPS://evil.example:81/%61pi/x?y', '/api/x'],
    ['http://evil.example', '/'],
    ['http://evil.example?x', '/'],
    ['*', '*'],
    ['/%zz', '/%zz'],
    ['', '/'],
    ['/%EC%9A%B4%EB%8F%99', '/운동'],
  ])('takes %s as %s', (target, path) => {
    expect(requestPath(target)).toBe(path);
  });
});

describe('isApiPath', () => {
  it.each([
    ['/api', true],
    ['/api/', true],
    ['/API/x', true],
    ['/apiary', false],
    ['/', false],
    ['/x/api/', false],
  ])('of %s is %s', (path, expected) => {
    expect(isApiPath(path)).toBe(expected);
  });
});
