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
import{bn as e,nn as t}from"./workspace-events-ggZd2SP0.js";import{yn as n}from"./slugify-D8DKjFpQ.js";import{D as r}from"./useLoadingState-BdCtMr-m.js";var i=({server:n,path:i,urlParams:a})=>{let o=t(n);return r(e(n?.url??``,o),i,a)},a=(e,t=``)=>{let r=[];return e.forEach(e=>{if(e.type===`apiKey`){let n=e[`x-scalar-secret-token`]||t;if(e.in===`header`)return r.push({in:e.in,name:e.name,value:n});if(e.in===`query`)return r.push({in:`query`,name:e.name,value:n});if(e.in===`cookie`)return r.push({in:`cookie`,name:e.name,value:n})}if(e.type===`http`){if(e.scheme===`basic`){let t=e[`x-scalar-secret-username`]||``,n=e[`x-scalar-secret-password`]||``;return t===``&&n===``?null:r.push({in:`header`,name:`Authorization`,value:`${t}:${n}`,format:`basic`})}let n=e[`x-scalar-secret-token`];return r.push({in:`header`,name:`Authorization`,value:n||t,format:`bearer`})}if(e.type===`oauth2`||e.type===`openIdConnect`){let i=Object.values(e?.flows??{}).filter(n).find(e=>e[`x-scalar-secret-token`])?.[`x-scalar-secret-token`]??``;return r.push({in:`header`,name:`Authorization`,value:i||t,format:`bearer`})}return null}),r};export{i as n,a as t};
