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
var e=`https://scalar.cal.com/marc/30min`,t=`https://x.com/messages/compose?recipient_id=321010445`,n={card:`scalar-explore-card`,portals:`scalar-explore-sticker-portals`,sdks:`scalar-explore-sticker-sdks`,agent:`scalar-explore-sticker-agent`},r=`data-scalar-explore-vt`;export{t as i,n,r,e as t};
