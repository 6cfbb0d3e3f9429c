import { Footer } from './footer';
import { LandingSearch } from './landing-search';
import { Promises } from './promises';
import { Showcase } from './showcase';

export function BelowTheFold({ scrollRequest }: { scrollRequest: number }) {
  return (
    <>
      <Showcase resetKey={scrollRequest} />
      <LandingSearch />
      <Promises />
      <Footer />
    </>
  );
}
