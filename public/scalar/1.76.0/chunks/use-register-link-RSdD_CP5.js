/*!
*    _____ _________    __    ___    ____
*   / ___// ____/   |  / /   /   |  / __ \
*   \__ \/ /   / /| | / /   / /| | / /_/ /
*  ___/ / /___/ ___ |/ /___/ ___ |/ _, _/
* /____/\____/_/  |_/_____/_/  |_/_/ |_|
*
* @scalar/api-reference 1.76.0
*
* Website: https://scalar.com
* GitHub:  https://github.com/scalar/scalar
* License: https://github.com/scalar/scalar/blob/main/LICENSE
**/
import{k as e,v as t}from"./reactivity.esm-bundler-7bO8Vy8D.js";import{l as n}from"./runtime-core.esm-bundler-DgNf-jRN.js";import{b as r,t as i,v as a,w as o}from"./useLoadingState-BdCtMr-m.js";import{n as s}from"./dist-CMBmov0f.js";import{r as c}from"./use-localization-TqFBz03V.js";function l(e){try{return!!new URL(e)}catch{return!1}}function u(e){return!!e&&typeof e==`object`&&`url`in e&&typeof e.url==`string`}async function d(e,t){let n=JSON.stringify({document:e}),r=`${t.apiBaseUrl}/core/share/upload/apis`,i=await fetch(a(t.proxyUrl,r),{method:`POST`,headers:{"Content-Type":`application/json`},body:n});if(!i.ok)throw Error(` Failed to generate temporary link, server responded with ${i.status}`);let o=await i.json();if(!u(o))throw Error(`Failed to generate temporary link, invalid response from server`);return o.url}var f=(e,t,n={})=>{let r=new URL(`${e.replace(/\/$/,``)}/register`);return r.searchParams.set(`url`,t),Object.entries(n).forEach(([e,t])=>r.searchParams.set(e,t)),r.toString()},p=({externalUrls:a,url:u,workspace:p})=>{let{toast:m}=s(),{translate:h}=c(),g=i(),_=t(),v=n(()=>{let t=e(u),n=t?o(t):void 0;return n&&l(n)&&!r(n)?n:_.value});return{loader:g,href:n(()=>v.value?f(e(a).dashboardUrl,v.value):void 0),open:async(t={})=>{if(g.isLoading)return;let n=e(a).dashboardUrl;if(v.value){window.open(f(n,v.value,t),`_blank`,`noopener`);return}let r=e(p)?.exportActiveDocument(`json`);if(!r){m(h(`developerTools.unableToExportDocument`),`error`),g.invalidate();return}let i=window.open(`about:blank`,`_blank`);i&&(i.opener=null),g.start();try{_.value=await d(r,e(a));let o=f(n,_.value,t);if(i)i.location.href=o;else{let e=window.open(o,`_blank`);e?e.opener=null:m(h(`exploreScalar.popupBlocked`),`error`)}g.validate()}catch(e){i?.close(),m(e instanceof Error?e.message:h(`developerTools.unknownError`),`error`),g.invalidate()}}}};export{d as n,p as t};
