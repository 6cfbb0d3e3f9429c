import { randomAudit } from '/work/wt/stack/src/recommendation/engine/supplement/stack-cases.fixture.js';
import { auditStack } from '/work/wt/stack/src/recommendation/engine/supplement/stack-audit.js';
const V=Number(process.argv[2]), N=Number(process.argv[3]), S=process.argv[4];
const times:number[]=[]; const verdicts:Record<string,number>={}; let unproven=0;
const reasons=new Map<string,number>();
for(let seed=1;seed<=N;seed++){ const input=randomAudit(seed,V,S==='r'?seed%9:Number(S)); const t=performance.now(); const a=auditStack(input); times.push(performance.now()-t); if(!a.proven)unproven++; for(const i of a.items){verdicts[i.verdict]=(verdicts[i.verdict]??0)+1; const k=i.verdict+' '+i.reason.replace(/[\d,.]+/g,'#'); reasons.set(k,(reasons.get(k)??0)+1);} }
times.sort((a,b)=>a-b); console.log({p50:times[N>>1],p95:times[Math.floor(N*.95)],max:times.at(-1),unproven,verdicts});
if(process.argv[5]) console.log([...reasons].sort((a,b)=>b[1]-a[1]).slice(0,60).map(([k,n])=>n+' '+k).join('\n'));
