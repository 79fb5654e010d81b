/**
 * Inline script in the head that runs before the first paint. It avoids a white flash in the dark theme and
 * layout shifts of closed notices, and lets long texts be laid out later (`deferred-layout.ts`). It is the
 * only inline script of the site. The Content-Security-Policy allows it by its hash.
 */
import { createHash } from 'node:crypto'
import { bannerKey, themeKey } from '@cyanotype/content/contracts/device-storage.ts'

/**
 * Opens tabs and disclosures during parsing if the URL points into them or the reader chose a tab before.
 * `restoreTab` and `showTab` of the tabs do the same later, when the script of the page is loaded.
 */
const openWhileParsing =
  "if(location.hash||/[?&]tab=/.test(location.search)||Object.keys(s).some(k=>k.startsWith('cyanotype:tab:'))){" +
  "let id='';try{id=decodeURIComponent(location.hash.slice(1))}catch{}" +
  "let q=new URLSearchParams(location.search).get('tab'),o=new MutationObserver(()=>{" +
  'let t=id&&document.getElementById(id);' +
  "for(let r of document.querySelectorAll('.tabs')){" +
  "let p=[...r.querySelectorAll('[role=tabpanel]')].filter(e=>e.closest('.tabs')===r)," +
  "g=r.dataset.group,w=[t&&p.find(e=>e.contains(t))?.dataset.value,q,g&&s.getItem('cyanotype:tab:'+g)]" +
  '.find(v=>v&&p.some(e=>e.dataset.value===v));' +
  'if(w)for(let e of p){' +
  "let y=e.dataset.value===w,b=document.getElementById(e.getAttribute('aria-labelledby'));" +
  "e.hidden=!y;b.setAttribute('aria-selected',y);b.tabIndex=y?0:-1}}" +
  "for(let e=t;e;e=e.parentElement)if(e.tagName==='DETAILS')e.open=true" +
  '});o.observe(document,{childList:true,subtree:true});' +
  "addEventListener('DOMContentLoaded',()=>setTimeout(()=>o.disconnect()))}"

export const beforePaint =
  'try{' +
  'let d=document.documentElement.dataset,s=localStorage,' +
  `t=s.getItem('${themeKey}');` +
  "if(t==='light'||t==='dark')d.theme=t;" +
  `if(d.banner&&d.banner===s.getItem('${bannerKey}'))d.banner='closed'` +
  // A jump into a page, or back to a position, needs the height of everything above it.
  ";if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')d.arriving=''" +
  `;${openWhileParsing}` +
  '}catch{}'

export const scriptHashes: readonly string[] = [
  `sha256-${createHash('sha256').update(beforePaint).digest('base64')}`,
]
