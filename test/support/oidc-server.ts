import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';

const KID = 'its-key';
const CLIENT = 'routineup';
const SECRET = 'its-secret';

interface ServerOptions {
  /** The allowed redirect address. */
  returns?: string;
  /** Puts the claims in the userinfo only, as some providers do. */
  claimsElsewhere?: boolean;
}

/** Changes the signed claims and the key, like a man in the middle. */
type Forgery = (claims: JWTPayload, own: CryptoKey) => Promise<string>;

/** A real OpenID provider (panva's `oidc-provider`) on a local port, with accounts that the test chooses. */
export class OidcServer {
  /** The account logged in there. Undefined: a page with a button asks. */
  account: string | undefined;
  /** Claims by account. */
  readonly accounts = new Map<string, Record<string, unknown>>();
  /** Bodies of token requests. */
  readonly asked: URLSearchParams[] = [];
  /** Applied to the next ID tokens. */
  forgery: Forgery | undefined;
  /** Answers instead of the provider: to token requests, or at `faultAt`. */
  fault: ((response: ServerResponse) => void) | undefined;
  faultAt: '/token' | '/me' = '/token';

  private provider: Provider;
  private options: ServerOptions;

  private constructor(
    private readonly server: Server,
    private readonly key: CryptoKey,
  ) {}

  static async start(options: ServerOptions): Promise<OidcServer> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const server = createServer((request, response) => void started.answer(request, response));
    const started = new OidcServer(server, privateKey);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    started.options = options;
    if (options.returns) await started.returnsTo(options.returns);
    return started;
  }

  /** Call it once the product's address is known. */
  async returnsTo(address: string): Promise<void> {
    this.provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: CLIENT,
          client_secret: SECRET,
          redirect_uris: [address],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(this.key)), kid: KID, alg: 'RS256', use: 'sig' }] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'birthdate', 'gender'],
      },
      conformIdTokenClaims: this.options.claimsElsewhere ?? false,
      scopes: ['openid', 'email', 'profile', 'account_email'],
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      cookies: { keys: ['of-this-test'] },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => Promise.resolve({ sub, ...this.accounts.get(sub) }),
      }),
    });
  }

  /** The product's configuration for this provider. */
  env(name: 'KAKAO' | 'GOOGLE'): NodeJS.ProcessEnv {
    return {
      [`OIDC_${name}_CLIENT_ID`]: CLIENT,
      [`OIDC_${name}_CLIENT_SECRET`]: SECRET,
      [`OIDC_${name}_ISSUER`]: this.issuer,
      [`OIDC_${name}_SCOPE`]: 'openid email profile',
    };
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Signs an ID token's claims again, with its own or another key. */
  async sign(claims: JWTPayload, key: CryptoKey = this.key, kid = KID): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  /** Visits the provider as a browser does, logs in, and returns the query of the redirect back. */
  async visit(url: string, account: string): Promise<string> {
    this.account = account;
    const cookies = new Map<string, string>();
    let next = url;
    for (let hops = 0; hops < 8; hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${answer.status} at ${next}: ${await answer.text()}`);
      next = new URL(location, next).href;
      if (!next.startsWith(this.issuer)) return new URL(next).search.slice(1);
    }
    throw new Error('sent around in circles');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.issuer);
    if (pathname.startsWith('/interaction/')) {
      return this.interact(request, response, searchParams.get('as') ?? this.account);
    }
    if (this.fault && pathname === this.faultAt) return this.fault(response);
    if (pathname === '/token') {
      if (this.forgery) this.tamper(response, this.forgery);
      this.listen(request);
    }
    await this.provider.callback()(request, response);
  }

  private listen(request: IncomingMessage): void {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => this.asked.push(new URLSearchParams(Buffer.concat(parts).toString())));
    request.pause();
  }

  /** Asks who it is, unless the test has said so, and consents to everything. */
  private async interact(
    request: IncomingMessage,
    response: ServerResponse,
    accountId: string | undefined,
  ): Promise<void> {
    const { params, prompt, grantId, session } = await this.provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      if (accountId !== undefined) {
        await this.provider.interactionFinished(request, response, { login: { accountId } });
        return;
      }
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end([...this.accounts.keys()].map(name => `<p><a href="?as=${name}">${name} 계속</a>`).join(''));
      return;
    }
    const grant =
      (grantId && (await this.provider.Grant.find(grantId))) ||
      new this.provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    await this.provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  }

  private tamper(response: ServerResponse, forge: Forgery): void {
    const end = response.end.bind(response);
    response.end = ((body: unknown) => {
      const answer = JSON.parse(String(body));
      const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString());
      void forge(claims, this.key).then(id_token => {
        const text = JSON.stringify({ ...answer, id_token });
        response.setHeader('Content-Length', Buffer.byteLength(text));
        end(text);
      });
      return response;
    }) as typeof response.end;
  }
}
