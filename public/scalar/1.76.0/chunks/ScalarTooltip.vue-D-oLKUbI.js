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
import{ut as e,v as t}from"./reactivity.esm-bundler-7bO8Vy8D.js";import{S as n,U as r,l as i,p as a,q as o}from"./runtime-core.esm-bundler-DgNf-jRN.js";import{a as s}from"./useLoadingState-BdCtMr-m.js";var c=/* @__PURE__ */ n({__name:`ScalarTooltip`,props:{content:{default:``},delay:{default:()=>300},placement:{default:`top`},offset:{default:()=>4}},setup(n){let c=t(null);return s({content:i(()=>n.content),delay:i(()=>n.delay),placement:i(()=>n.placement),offset:i(()=>n.offset),targetRef:i(()=>c.value?.children?.[0]||c.value||void 0)}),(t,n)=>(r(),a(`div`,{ref_key:`wrapperRef`,ref:c,class:e({contents:!!t.$slots.default})},[o(t.$slots,`default`)],2))}});export{c as t};
