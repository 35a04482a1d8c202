import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
const port=4797;
const srv=spawn(process.execPath,['server/main.ts','--port',String(port)],{stdio:'ignore'});
await new Promise(r=>setTimeout(r,12000));
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']}).catch(async()=>{const {launchOptions}=await import('./scripts/chromium.ts');return chromium.launch(launchOptions());});
const shots=JSON.parse(process.argv[2]);
for(const [name,path,width,click] of shots){
  const p=await b.newPage({viewport:{width,height:width<500?740:900}});
  p.on('pageerror',e=>console.log('ERR',name,e.message)); p.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log('CON',name,m.text())});
  await p.goto(`http://localhost:${port}${path}`); await p.waitForTimeout(1500);
  if(click) for(const c of click.split('||')) await p.locator(c).first().click();
  const info=await p.evaluate(()=>({sw:document.documentElement.scrollWidth,h:document.body.scrollHeight,first:document.querySelector('form input:not([type=search]),form select')?.getBoundingClientRect().top+scrollY}));
  const f=await p.evaluate(()=>{const e=document.querySelector('#as-on-on,#quantity-check-drug');return e? e.getBoundingClientRect().top+scrollY:null});
  console.log(name,JSON.stringify(info),f);
  await p.screenshot({path:`/tmp/wt/f-shots/${name}.png`,fullPage:true});
  await p.close();
}
await b.close(); srv.kill();
