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
import{P as e,a as t,ft as n,ht as r,k as i,pt as a,ut as o,v as s}from"./reactivity.esm-bundler-7bO8Vy8D.js";import{D as c,F as l,K as u,M as d,O as f,S as p,U as m,W as h,Y as g,Z as _,b as v,d as y,f as b,i as x,j as S,l as C,nt as w,ot as T,p as E,q as D,rt as O,u as k,y as A,z as j}from"./runtime-core.esm-bundler-DgNf-jRN.js";import{t as M}from"./is-object-Cugo--y1.js";function N(e,t){return t.reduce((e,t)=>{if(e!=null)return e[t]},e)}var P=(e,t)=>{if(!t||!M(t))return{...e};let n={...e};for(let[e,r]of Object.entries(t)){if(r===void 0)continue;let t=n[e];n[e]=M(t)&&M(r)?P(t,r):r}return n},F=Symbol(`scalar-localization`),I=e=>{let{localeTranslations:n,defaultLocale:r,rtlLocales:a,logPrefix:o=`[@scalar/localization]`}=e,s=e=>{if(!e)return r;if(e in n)return e;let t=e.replace(`_`,`-`).toLowerCase(),i=Object.keys(n).find(e=>e.toLowerCase()===t);if(i)return i;if(t.startsWith(`zh`)&&`zh-CN`in n)return`zh-CN`;let a=t.split(`-`)[0];return Object.keys(n).find(e=>e.toLowerCase()===a)??r},l=e=>{if(e?.direction&&e.direction!==`auto`)return e.direction;let t=(e?.locale??r).replace(`_`,`-`).split(`-`)[0]?.toLowerCase();return t&&a.has(t)?`rtl`:`ltr`},u=e=>{let t=e?.locale??r,i=s(t),a=P(P(n[r]??{},n[i]),e?.translations);return{locale:t,direction:l(e),translations:a}},d=(e,t,n)=>{let r=N(e,t.split(`.`)),i=typeof r==`string`?r:t;return n?Object.entries(n).reduce((e,[t,n])=>e.replaceAll(`{${t}}`,()=>String(n)),i):i},f=e=>{let t=C(()=>u(i(e)));return{locale:C(()=>t.value.locale),direction:C(()=>t.value.direction),translations:C(()=>t.value.translations),translate:(e,n)=>d(t.value.translations,e,n)}},p=/* @__PURE__ */ new WeakSet,m=e=>{let t=f(e);return p.add(t),h(F,t),t},g=f(void 0),_=/* @__PURE__ */ new WeakMap;return{resolveLocalization:u,provideLocalization:m,useLocalization:()=>{let e=c(F,g);if(e===g||p.has(e))return e;let n=_.get(e);if(n)return n;let r=t(!0).run(()=>f(()=>({locale:e.locale.value,direction:e.direction.value,translations:e.translations.value})));return _.set(e,r),r}}},L={en:{schema:{noAllowedValues:`No values satisfy this enum constraint.`,example:`Example`,examples:`Examples`,default:`Default`,schema:`Schema`,emptyObject:`Empty object`,showAdditionalProperties:`Show additional properties`,showOneMoreProperty:`Show 1 more property`,showMoreProperties:`Show {count} more properties`,forName:`for {name}`,showSchemaDetails:`Show Schema Details`,oneOf:`One of`,variants:`Variants`,discriminatorValue:`Discriminator value`,anyOf:`Any of`,allOf:`All of`,not:`Not`,unknownType:`unknown type`,propertyCount:`Properties: {count}`,headerCount:`Headers: {count}`,recursiveReference:`Recursive reference to {name}`,recursive:`recursive`,additionalProperties:`additional properties`,const:`const`,deprecated:`deprecated`,discriminator:`Discriminator`,enum:`enum`,format:`Format`,greaterThan:`greater than`,keys:`keys`,lessThan:`less than`,max:`max`,min:`min`,maxLength:`max length`,minLength:`min length`,multipleOf:`multiple of`,nullable:`nullable`,propertyNames:`property names`,pattern:`Pattern`,copyPattern:`Copy pattern`,readOnly:`read-only`,required:`required`,hideValues:`Hide values`,showAllValues:`Show all values`,type:`Type`,unique:`unique`,values:`values`,writeOnly:`write-only`,typeInteger:`Integer numbers.`,formatInt32:`Signed 32-bit integers (commonly used integer type).`,formatInt64:`Signed 64-bit integers (long type).`,formatDate:`full-date notation as defined by RFC 3339, section 5.6, for example, 2017-07-21`,formatDateTime:`the date-time notation as defined by RFC 3339, section 5.6, for example, 2017-07-21T17:32:28Z`,formatPassword:`a hint to UIs to mask the input`,formatBase64:`base64-encoded characters, for example, U3dhZ2dlciByb2Nrcw==`,formatBinary:`binary data, used to describe files`},common:{copyDefault:`Copy default value`,copyExample:`Copy example value`},actions:{copyLinkTo:`Copy link to {name}`}},de:{schema:{variants:`Varianten`,discriminatorValue:`Diskriminatorwert`,noAllowedValues:`Keine Werte erfüllen diese Enum-Bedingung.`,example:`Beispiel`,examples:`Beispiele`,default:`Standard`,schema:`Schema`,emptyObject:`Leeres Objekt`,showAdditionalProperties:`Zusätzliche Eigenschaften anzeigen`,showOneMoreProperty:`1 weitere Eigenschaft anzeigen`,showMoreProperties:`{count} weitere Eigenschaften anzeigen`,forName:`für {name}`,showSchemaDetails:`Schema-Details anzeigen`,oneOf:`Eines von`,anyOf:`Beliebiges von`,allOf:`Alle von`,not:`Nicht`,unknownType:`unbekannter Typ`,propertyCount:`Eigenschaften: {count}`,headerCount:`Header: {count}`,recursiveReference:`Rekursiver Verweis auf {name}`,recursive:`rekursiv`,additionalProperties:`zusätzliche Eigenschaften`,const:`Konstante`,deprecated:`veraltet`,discriminator:`Diskriminator`,enum:`enum`,format:`Format`,greaterThan:`größer als`,keys:`Schlüssel`,lessThan:`kleiner als`,max:`max.`,min:`min.`,maxLength:`max. Länge`,minLength:`min. Länge`,multipleOf:`Vielfaches von`,nullable:`nullable`,propertyNames:`Eigenschaftsnamen`,pattern:`Muster`,copyPattern:`Muster kopieren`,readOnly:`nur lesbar`,required:`erforderlich`,hideValues:`Werte ausblenden`,showAllValues:`Alle Werte anzeigen`,type:`Typ`,unique:`eindeutig`,values:`Werte`,writeOnly:`nur schreibbar`,typeInteger:`Ganzzahlen.`,formatInt32:`Vorzeichenbehaftete 32-Bit-Ganzzahlen (üblicher Ganzzahltyp).`,formatInt64:`Vorzeichenbehaftete 64-Bit-Ganzzahlen (Typ long).`,formatDate:`full-date-Notation gemäß RFC 3339, Abschnitt 5.6, zum Beispiel 2017-07-21`,formatDateTime:`date-time-Notation gemäß RFC 3339, Abschnitt 5.6, zum Beispiel 2017-07-21T17:32:28Z`,formatPassword:`Hinweis an Oberflächen, die Eingabe zu maskieren`,formatBase64:`Base64-kodierte Zeichen, zum Beispiel U3dhZ2dlciByb2Nrcw==`,formatBinary:`Binärdaten zur Beschreibung von Dateien`},common:{copyDefault:`Standardwert kopieren`,copyExample:`Beispielwert kopieren`},actions:{copyLinkTo:`Link zu {name} kopieren`}},es:{schema:{variants:`Variantes`,discriminatorValue:`Valor del discriminador`,noAllowedValues:`Ningún valor satisface esta restricción enum.`,example:`Ejemplo`,examples:`Ejemplos`,default:`Predeterminado`,schema:`Esquema`,emptyObject:`Objeto vacío`,showAdditionalProperties:`Mostrar propiedades adicionales`,showOneMoreProperty:`Mostrar 1 propiedad más`,showMoreProperties:`Mostrar {count} propiedades más`,forName:`para {name}`,showSchemaDetails:`Mostrar detalles del esquema`,oneOf:`Uno de`,anyOf:`Cualquiera de`,allOf:`Todos de`,not:`No`,unknownType:`tipo desconocido`,propertyCount:`Propiedades: {count}`,headerCount:`Encabezados: {count}`,recursiveReference:`Referencia recursiva a {name}`,recursive:`recursivo`,additionalProperties:`propiedades adicionales`,const:`constante`,deprecated:`obsoleto`,discriminator:`Discriminador`,enum:`enum`,format:`Formato`,greaterThan:`mayor que`,keys:`claves`,lessThan:`menor que`,max:`máx.`,min:`mín.`,maxLength:`longitud máx.`,minLength:`longitud mín.`,multipleOf:`múltiplo de`,nullable:`admite null`,propertyNames:`nombres de propiedades`,pattern:`Patrón`,copyPattern:`Copiar patrón`,readOnly:`solo lectura`,required:`obligatorio`,hideValues:`Ocultar valores`,showAllValues:`Mostrar todos los valores`,type:`Tipo`,unique:`único`,values:`valores`,writeOnly:`solo escritura`,typeInteger:`Números enteros.`,formatInt32:`Enteros de 32 bits con signo (tipo entero de uso común).`,formatInt64:`Enteros de 64 bits con signo (tipo long).`,formatDate:`notación full-date definida en RFC 3339, sección 5.6, por ejemplo, 2017-07-21`,formatDateTime:`notación date-time definida en RFC 3339, sección 5.6, por ejemplo, 2017-07-21T17:32:28Z`,formatPassword:`indica a las interfaces que oculten la entrada`,formatBase64:`caracteres codificados en base64, por ejemplo, U3dhZ2dlciByb2Nrcw==`,formatBinary:`datos binarios, usados para describir archivos`},common:{copyDefault:`Copiar valor por defecto`,copyExample:`Copiar valor de ejemplo`},actions:{copyLinkTo:`Copiar enlace a {name}`}},fr:{schema:{variants:`Variantes`,discriminatorValue:`Valeur du discriminateur`,noAllowedValues:`Aucune valeur ne satisfait cette contrainte enum.`,example:`Exemple`,examples:`Exemples`,default:`Par défaut`,schema:`Schéma`,emptyObject:`Objet vide`,showAdditionalProperties:`Afficher les propriétés supplémentaires`,showOneMoreProperty:`Afficher 1 propriété supplémentaire`,showMoreProperties:`Afficher {count} propriétés supplémentaires`,forName:`pour {name}`,showSchemaDetails:`Afficher les détails du schéma`,oneOf:`Un parmi`,anyOf:`N’importe lequel parmi`,allOf:`Tous parmi`,not:`Non`,unknownType:`type inconnu`,propertyCount:`Propriétés : {count}`,headerCount:`En-têtes : {count}`,recursiveReference:`Référence récursive vers {name}`,recursive:`récursif`,additionalProperties:`propriétés supplémentaires`,const:`constante`,deprecated:`obsolète`,discriminator:`Discriminateur`,enum:`enum`,format:`Format`,greaterThan:`supérieur à`,keys:`clés`,lessThan:`inférieur à`,max:`max.`,min:`min.`,maxLength:`longueur max.`,minLength:`longueur min.`,multipleOf:`multiple de`,nullable:`nullable`,propertyNames:`noms des propriétés`,pattern:`Motif`,copyPattern:`Copier le motif`,readOnly:`lecture seule`,required:`obligatoire`,hideValues:`Masquer les valeurs`,showAllValues:`Afficher toutes les valeurs`,type:`Type`,unique:`unique`,values:`valeurs`,writeOnly:`écriture seule`,typeInteger:`Nombres entiers.`,formatInt32:`Entiers signés sur 32 bits (type entier courant).`,formatInt64:`Entiers signés sur 64 bits (type long).`,formatDate:`notation full-date définie par la RFC 3339, section 5.6, par exemple 2017-07-21`,formatDateTime:`notation date-time définie par la RFC 3339, section 5.6, par exemple 2017-07-21T17:32:28Z`,formatPassword:`indique aux interfaces de masquer la saisie`,formatBase64:`caractères encodés en base64, par exemple U3dhZ2dlciByb2Nrcw==`,formatBinary:`données binaires, utilisées pour décrire des fichiers`},common:{copyDefault:`Copier la valeur par défaut`,copyExample:`Copier la valeur d’exemple`},actions:{copyLinkTo:`Copier le lien vers {name}`}},pt:{schema:{variants:`Variantes`,discriminatorValue:`Valor do discriminador`,noAllowedValues:`Nenhum valor satisfaz esta restrição enum.`,example:`Exemplo`,examples:`Exemplos`,default:`Padrão`,schema:`Schema`,emptyObject:`Objeto vazio`,showAdditionalProperties:`Mostrar propriedades adicionais`,showOneMoreProperty:`Mostrar mais 1 propriedade`,showMoreProperties:`Mostrar mais {count} propriedades`,forName:`para {name}`,showSchemaDetails:`Mostrar Detalhes do Schema`,oneOf:`Um de`,anyOf:`Qualquer um de`,allOf:`Todos de`,not:`Não`,unknownType:`tipo desconhecido`,propertyCount:`Propriedades: {count}`,headerCount:`Cabeçalhos: {count}`,recursiveReference:`Referência recursiva a {name}`,recursive:`recursivo`,additionalProperties:`propriedades adicionais`,const:`const`,deprecated:`obsoleto`,discriminator:`Discriminador`,enum:`enum`,format:`Formato`,greaterThan:`maior que`,keys:`chaves`,lessThan:`menor que`,max:`máx`,min:`mín`,maxLength:`tamanho máximo`,minLength:`tamanho mínimo`,multipleOf:`múltiplo de`,nullable:`aceita nulo`,propertyNames:`nomes de propriedades`,pattern:`Padrão`,copyPattern:`Copiar padrão`,readOnly:`somente leitura`,required:`obrigatório`,hideValues:`Ocultar valores`,showAllValues:`Mostrar todos os valores`,type:`Tipo`,unique:`único`,values:`valores`,writeOnly:`somente escrita`,typeInteger:`Números inteiros.`,formatInt32:`Inteiros de 32 bits com sinal (tipo inteiro mais comum).`,formatInt64:`Inteiros de 64 bits com sinal (tipo long).`,formatDate:`notação full-date definida pela RFC 3339, seção 5.6, por exemplo, 2017-07-21`,formatDateTime:`notação date-time definida pela RFC 3339, seção 5.6, por exemplo, 2017-07-21T17:32:28Z`,formatPassword:`indica às interfaces que ocultem a entrada`,formatBase64:`caracteres codificados em base64, por exemplo, U3dhZ2dlciByb2Nrcw==`,formatBinary:`dados binários, usados para descrever arquivos`},common:{copyDefault:`Copiar valor padrão`,copyExample:`Copiar valor de exemplo`},actions:{copyLinkTo:`Copiar link para {name}`}},ru:{schema:{variants:`Варианты`,discriminatorValue:`Значение дискриминатора`,noAllowedValues:`Ни одно значение не удовлетворяет этому ограничению enum.`,example:`Пример`,examples:`Примеры`,default:`Значение по умолчанию`,schema:`Схема`,emptyObject:`Пустой объект`,showAdditionalProperties:`Показать дополнительные свойства`,showOneMoreProperty:`Показать ещё 1 свойство`,showMoreProperties:`Показать ещё свойства: {count}`,forName:`для {name}`,showSchemaDetails:`Показать детали схемы`,oneOf:`Один из`,anyOf:`Любой из`,allOf:`Все из`,not:`Не`,unknownType:`неизвестный тип`,propertyCount:`Свойства: {count}`,headerCount:`Заголовки: {count}`,recursiveReference:`Рекурсивная ссылка на {name}`,recursive:`рекурсивно`,additionalProperties:`дополнительные свойства`,const:`константа`,deprecated:`устарело`,discriminator:`Дискриминатор`,enum:`enum`,format:`Формат`,greaterThan:`больше чем`,keys:`ключи`,lessThan:`меньше чем`,max:`макс.`,min:`мин.`,maxLength:`макс. длина`,minLength:`мин. длина`,multipleOf:`кратно`,nullable:`может быть null`,propertyNames:`имена свойств`,pattern:`Шаблон`,copyPattern:`Скопировать шаблон`,readOnly:`только чтение`,required:`обязательно`,hideValues:`Скрыть значения`,showAllValues:`Показать все значения`,type:`Тип`,unique:`уникально`,values:`значения`,writeOnly:`только запись`,typeInteger:`Целые числа.`,formatInt32:`Знаковые 32-битные целые числа (обычный целочисленный тип).`,formatInt64:`Знаковые 64-битные целые числа (тип long).`,formatDate:`нотация full-date по RFC 3339, раздел 5.6, например 2017-07-21`,formatDateTime:`нотация date-time по RFC 3339, раздел 5.6, например 2017-07-21T17:32:28Z`,formatPassword:`подсказка интерфейсу скрывать ввод`,formatBase64:`символы в кодировке base64, например U3dhZ2dlciByb2Nrcw==`,formatBinary:`двоичные данные, описывают файлы`},common:{copyDefault:`Скопировать значение по умолчанию`,copyExample:`Скопировать пример значения`},actions:{copyLinkTo:`Скопировать ссылку на {name}`}},ar:{schema:{variants:`المتغيرات`,discriminatorValue:`قيمة المميز`,noAllowedValues:`لا توجد قيم تستوفي قيد التعداد هذا.`,example:`مثال`,examples:`أمثلة`,default:`الافتراضي`,schema:`المخطط`,emptyObject:`كائن فارغ`,showAdditionalProperties:`إظهار الخصائص الإضافية`,showOneMoreProperty:`إظهار خاصية إضافية واحدة`,showMoreProperties:`إظهار المزيد من الخصائص ({count})`,forName:`لـ {name}`,showSchemaDetails:`إظهار تفاصيل المخطط`,oneOf:`واحد من`,anyOf:`أي من`,allOf:`كل من`,not:`ليس`,unknownType:`نوع غير معروف`,propertyCount:`الخصائص: {count}`,headerCount:`الترويسات: {count}`,recursiveReference:`مرجع تكراري إلى {name}`,recursive:`تكراري`,additionalProperties:`خصائص إضافية`,const:`ثابت`,deprecated:`مهمل`,discriminator:`المميّز`,enum:`تعداد`,format:`التنسيق`,greaterThan:`أكبر من`,keys:`المفاتيح`,lessThan:`أقل من`,max:`الحد الأقصى`,min:`الحد الأدنى`,maxLength:`أقصى طول`,minLength:`أدنى طول`,multipleOf:`مضاعف لـ`,nullable:`يقبل null`,propertyNames:`أسماء الخصائص`,pattern:`النمط`,copyPattern:`نسخ النمط`,readOnly:`قراءة فقط`,required:`مطلوب`,hideValues:`إخفاء القيم`,showAllValues:`عرض كل القيم`,type:`النوع`,unique:`فريد`,values:`القيم`,writeOnly:`كتابة فقط`,typeInteger:`أعداد صحيحة.`,formatInt32:`أعداد صحيحة بإشارة بطول 32 بت (نوع الأعداد الصحيحة الشائع).`,formatInt64:`أعداد صحيحة بإشارة بطول 64 بت (النوع long).`,formatDate:`تدوين full-date وفق RFC 3339، القسم 5.6، مثلًا 2017-07-21`,formatDateTime:`تدوين date-time وفق RFC 3339، القسم 5.6، مثلًا 2017-07-21T17:32:28Z`,formatPassword:`تلميح للواجهات بإخفاء الإدخال`,formatBase64:`أحرف بترميز base64، مثلًا U3dhZ2dlciByb2Nrcw==`,formatBinary:`بيانات ثنائية لوصف الملفات`},common:{copyDefault:`نسخ القيمة الافتراضية`,copyExample:`نسخ القيمة النموذجية`},actions:{copyLinkTo:`نسخ الرابط إلى {name}`}},"zh-CN":{schema:{variants:`变体`,discriminatorValue:`鉴别器值`,noAllowedValues:`没有值满足此枚举约束。`,example:`示例`,examples:`示例`,default:`默认值`,schema:`架构`,emptyObject:`空对象`,showAdditionalProperties:`显示附加属性`,showOneMoreProperty:`再显示 1 个属性`,showMoreProperties:`再显示 {count} 个属性`,forName:`对于 {name}`,showSchemaDetails:`显示架构详情`,oneOf:`其中一个`,anyOf:`任意一个`,allOf:`全部`,not:`非`,unknownType:`未知类型`,propertyCount:`属性：{count}`,headerCount:`标头：{count}`,recursiveReference:`递归引用 {name}`,recursive:`递归`,additionalProperties:`附加属性`,const:`常量`,deprecated:`已弃用`,discriminator:`鉴别器`,enum:`枚举`,format:`格式`,greaterThan:`大于`,keys:`键`,lessThan:`小于`,max:`最大值`,min:`最小值`,maxLength:`最大长度`,minLength:`最小长度`,multipleOf:`倍数`,nullable:`可为 null`,propertyNames:`属性名称`,pattern:`模式`,copyPattern:`复制模式`,readOnly:`只读`,required:`必填`,hideValues:`隐藏值`,showAllValues:`显示所有值`,type:`类型`,unique:`唯一`,values:`值`,writeOnly:`只写`,typeInteger:`整数。`,formatInt32:`有符号 32 位整数（常用整数类型）。`,formatInt64:`有符号 64 位整数（long 类型）。`,formatDate:`RFC 3339 第 5.6 节定义的 full-date 表示法，例如 2017-07-21`,formatDateTime:`RFC 3339 第 5.6 节定义的 date-time 表示法，例如 2017-07-21T17:32:28Z`,formatPassword:`提示界面遮蔽输入内容`,formatBase64:`base64 编码的字符，例如 U3dhZ2dlciByb2Nrcw==`,formatBinary:`二进制数据，用于描述文件`},common:{copyDefault:`复制默认值`,copyExample:`复制示例值`},actions:{copyLinkTo:`复制指向 {name} 的链接`}},"zh-TW":{schema:{variants:`變體`,discriminatorValue:`鑑別器值`,noAllowedValues:`沒有值滿足此列舉限制。`,example:`範例`,examples:`範例`,default:`預設值`,schema:`結構描述`,emptyObject:`空物件`,showAdditionalProperties:`顯示附加屬性`,showOneMoreProperty:`再顯示 1 個屬性`,showMoreProperties:`再顯示 {count} 個屬性`,forName:`對於 {name}`,showSchemaDetails:`顯示結構描述詳細資訊`,oneOf:`其中一個`,anyOf:`任意一個`,allOf:`全部`,not:`非`,unknownType:`未知類型`,propertyCount:`屬性：{count}`,headerCount:`標頭：{count}`,recursiveReference:`遞迴參照 {name}`,recursive:`遞迴`,additionalProperties:`附加屬性`,const:`常數`,deprecated:`已棄用`,discriminator:`鑑別器`,enum:`列舉`,format:`格式`,greaterThan:`大於`,keys:`鍵`,lessThan:`小於`,max:`最大值`,min:`最小值`,maxLength:`最大長度`,minLength:`最小長度`,multipleOf:`倍數`,nullable:`可為 null`,propertyNames:`屬性名稱`,pattern:`模式`,copyPattern:`複製模式`,readOnly:`唯讀`,required:`必填`,hideValues:`隱藏值`,showAllValues:`顯示所有值`,type:`類型`,unique:`唯一`,values:`值`,writeOnly:`唯寫`,typeInteger:`整數。`,formatInt32:`有號 32 位元整數（常用的整數型別）。`,formatInt64:`有號 64 位元整數（long 型別）。`,formatDate:`RFC 3339 第 5.6 節定義的 full-date 表示法，例如 2017-07-21`,formatDateTime:`RFC 3339 第 5.6 節定義的 date-time 表示法，例如 2017-07-21T17:32:28Z`,formatPassword:`提示介面遮蔽輸入內容`,formatBase64:`base64 編碼的字元，例如 U3dhZ2dlciByb2Nrcw==`,formatBinary:`二進位資料，用於描述檔案`},common:{copyDefault:`複製預設值`,copyExample:`複製範例值`},actions:{copyLinkTo:`複製指向 {name} 的連結`}}},R=1,z=new class{subscribers;toasts;dismissedToasts;constructor(){this.subscribers=[],this.toasts=[],this.dismissedToasts=/* @__PURE__ */ new Set}subscribe=e=>(this.subscribers.push(e),()=>{let t=this.subscribers.indexOf(e);this.subscribers.splice(t,1)});publish=e=>{this.subscribers.forEach(t=>t(e))};addToast=e=>{this.publish(e),this.toasts=[...this.toasts,e]};create=e=>{let{message:t,...n}=e,r=typeof e.id==`number`||e.id&&e.id?.length>0?e.id:R++,i=this.toasts.find(e=>e.id===r),a=e.dismissible===void 0||e.dismissible;return this.dismissedToasts.has(r)&&this.dismissedToasts.delete(r),i?this.toasts=this.toasts.map(n=>n.id===r?(this.publish({...n,...e,id:r,title:t}),{...n,...e,id:r,dismissible:a,title:t}):n):this.addToast({title:t,...n,dismissible:a,id:r}),r};dismiss=e=>(e?(this.dismissedToasts.add(e),requestAnimationFrame(()=>this.subscribers.forEach(t=>t({id:e,dismiss:!0})))):this.toasts.forEach(e=>{this.subscribers.forEach(t=>t({id:e.id,dismiss:!0}))}),e);message=(e,t)=>this.create({...t,message:e,type:`default`});error=(e,t)=>this.create({...t,type:`error`,message:e});success=(e,t)=>this.create({...t,type:`success`,message:e});info=(e,t)=>this.create({...t,type:`info`,message:e});warning=(e,t)=>this.create({...t,type:`warning`,message:e});loading=(e,t)=>this.create({...t,type:`loading`,message:e});promise=(e,t)=>{if(!t)return;let n;t.loading!==void 0&&(n=this.create({...t,promise:e,type:`loading`,message:t.loading,description:typeof t.description==`function`?void 0:t.description}));let r=Promise.resolve(e instanceof Function?e():e),i=n!==void 0,a,o=r.then(async e=>{if(a=[`resolve`,e],f(e))i=!1,this.create({id:n,type:`default`,message:e});else if(V(e)&&!e.ok){i=!1;let r=typeof t.error==`function`?await t.error(`HTTP error! status: ${e.status}`):t.error,a=typeof t.description==`function`?await t.description(`HTTP error! status: ${e.status}`):t.description,o=typeof r==`object`&&!f(r)?r:{message:r||``,id:n||``};this.create({id:n,type:`error`,description:a,...o})}else if(e instanceof Error){i=!1;let r=typeof t.error==`function`?await t.error(e):t.error,a=typeof t.description==`function`?await t.description(e):t.description,o=typeof r==`object`&&!f(r)?r:{message:r||``,id:n||``};this.create({id:n,type:`error`,description:a,...o})}else if(t.success!==void 0){i=!1;let r=typeof t.success==`function`?await t.success(e):t.success,a=typeof t.description==`function`?await t.description(e):t.description,o=typeof r==`object`&&!f(r)?r:{message:r||``,id:n||``};this.create({id:n,type:`success`,description:a,...o})}}).catch(async e=>{if(a=[`reject`,e],t.error!==void 0){i=!1;let r=typeof t.error==`function`?await t.error(e):t.error,a=typeof t.description==`function`?await t.description(e):t.description,o=typeof r==`object`&&!f(r)?r:{message:r||``,id:n||``};this.create({id:n,type:`error`,description:a,...o})}}).finally(()=>{i&&(this.dismiss(n),n=void 0),t.finally?.()}),s=()=>new Promise((e,t)=>o.then(()=>a[0]===`reject`?t(a[1]):e(a[1])).catch(t));return typeof n!=`string`&&typeof n!=`number`?{unwrap:s}:Object.assign(n,{unwrap:s})};custom=(e,t)=>{let n=t?.id||R++,r=this.toasts.find(e=>e.id===n),i=t?.dismissible===void 0||t.dismissible;return this.dismissedToasts.has(n)&&this.dismissedToasts.delete(n),r?this.toasts=this.toasts.map(r=>r.id===n?(this.publish({...r,component:e,dismissible:i,id:n,...t}),{...r,component:e,dismissible:i,id:n,...t}):r):this.addToast({component:e,dismissible:i,id:n,...t}),n};getActiveToasts=()=>this.toasts.filter(e=>!this.dismissedToasts.has(e.id))};function B(e,t){let n=t?.id||R++;return z.create({message:e,id:n,type:`default`,...t}),n}var V=e=>e&&typeof e==`object`&&`ok`in e&&typeof e.ok==`boolean`&&`status`in e&&typeof e.status==`number`,H=Object.assign(B,{success:z.success,info:z.info,warning:z.warning,error:z.error,custom:z.custom,message:z.message,promise:z.promise,dismiss:z.dismiss,loading:z.loading},{getHistory:()=>z.toasts,getToasts:()=>z.getActiveToasts()});function U(e){return e.label!==void 0}var W=3,G=`24px`,K=`16px`,ee=4e3,q=356,te=14,ne=45,re=200;function ie(){let e=s(!1);return O(()=>{let t=()=>{e.value=document.hidden};return document.addEventListener(`visibilitychange`,t),()=>window.removeEventListener(`visibilitychange`,t)}),{isDocumentHidden:e}}function J(...e){return e.filter(Boolean).join(` `)}function ae(e){let[t,n]=e.split(`-`),r=[];return t&&r.push(t),n&&r.push(n),r}function oe(e,t){let n={};return[e,t].forEach((e,t)=>{let r=t===1,i=r?`--mobile-offset`:`--offset`,a=r?K:G;function o(e){[`top`,`right`,`bottom`,`left`].forEach(t=>{n[`${i}-${t}`]=typeof e==`number`?`${e}px`:e})}typeof e==`number`||typeof e==`string`?o(e):typeof e==`object`?[`top`,`right`,`bottom`,`left`].forEach(t=>{e[t]===void 0?n[`${i}-${t}`]=a:n[`${i}-${t}`]=typeof e[t]==`number`?`${e[t]}px`:e[t]}):o(a)}),n}var se=[`data-rich-colors`,`data-styled`,`data-mounted`,`data-promise`,`data-swiped`,`data-removed`,`data-visible`,`data-y-position`,`data-x-position`,`data-index`,`data-front`,`data-swiping`,`data-dismissible`,`data-type`,`data-invert`,`data-swipe-out`,`data-swipe-direction`,`data-expanded`,`data-testid`],ce=[`aria-label`,`data-disabled`,`data-close-button-position`],Y=/* @__PURE__ */ p({__name:`Toast`,props:{toast:{},toasts:{},index:{},swipeDirections:{},expanded:{type:Boolean},invert:{type:Boolean},heights:{},gap:{},position:{},closeButtonPosition:{},visibleToasts:{},expandByDefault:{type:Boolean},closeButton:{type:Boolean},interacting:{type:Boolean},style:{},cancelButtonStyle:{},actionButtonStyle:{},duration:{},class:{},unstyled:{type:Boolean},descriptionClass:{},loadingIcon:{},classes:{},icons:{},closeButtonAriaLabel:{},defaultRichColors:{type:Boolean}},emits:[`update:heights`,`update:height`,`removeToast`],setup(t,{emit:i}){let c=t,u=i,f=s(null),p=s(null),h=s(!1),_=s(!1),v=s(!1),T=s(!1),M=s(!1),N=s(0),P=s(0),F=s(c.toast.duration||c.duration||ee),I=s(null),L=s(null),R=C(()=>c.index===0),z=C(()=>c.index+1<=c.visibleToasts),B=C(()=>c.toast.type),V=C(()=>c.toast.dismissible!==!1),H=C(()=>c.toast.class||``),W=C(()=>c.descriptionClass||``),G=C(()=>{let e=c.toast.position||c.position,t=c.heights.filter(t=>t.position===e).findIndex(e=>e.toastId===c.toast.id);return t>=0?t:0}),K=C(()=>{let e=c.toast.position||c.position;return c.heights.filter(t=>t.position===e).reduce((e,t,n)=>n>=G.value?e:e+t.height,0)}),q=C(()=>G.value*c.gap+K.value||0),te=C(()=>c.toast.closeButton??c.closeButton),oe=C(()=>c.toast.duration||c.duration||ee),Y=s(0),X=s(0),Z=s(null),le=C(()=>c.position.split(`-`)),ue=C(()=>le.value[0]),de=C(()=>le.value[1]),fe=C(()=>typeof c.toast.title!=`string`),pe=C(()=>typeof c.toast.description!=`string`),{isDocumentHidden:me}=ie(),Q=C(()=>B.value&&B.value===`loading`);j(()=>{h.value=!0,F.value=oe.value}),O(async()=>{if(!h.value||!L.value)return;await d();let e=L.value,t=e.style.height;e.style.height=`auto`;let n=e.getBoundingClientRect().height;e.style.height=t,P.value=n,u(`update:height`,{toastId:c.toast.id,height:n,position:c.toast.position||c.position})});function $(){_.value=!0,N.value=q.value,setTimeout(()=>{u(`removeToast`,c.toast)},re)}function he(){if(Q.value||!V.value)return{};$(),c.toast.onDismiss?.(c.toast)}function ge(e){e.button!==2&&!Q.value&&V.value&&(I.value=/* @__PURE__ */ new Date,N.value=q.value,e.target.setPointerCapture(e.pointerId),e.target.tagName!==`BUTTON`&&(v.value=!0,Z.value={x:e.clientX,y:e.clientY}))}function _e(){if(T.value||!V.value)return;Z.value=null;let e=Number(L.value?.style.getPropertyValue(`--swipe-amount-x`).replace(`px`,``)||0),t=Number(L.value?.style.getPropertyValue(`--swipe-amount-y`).replace(`px`,``)||0),n=(/* @__PURE__ */ new Date()).getTime()-(I.value?.getTime()||0),r=f.value===`x`?e:t,i=Math.abs(r)/n;Math.abs(r)>=ne||i>.11?(N.value=q.value,c.toast.onDismiss?.(c.toast),f.value===`x`?p.value=e>0?`right`:`left`:p.value=t>0?`down`:`up`,$(),T.value=!0):(L.value?.style.setProperty(`--swipe-amount-x`,`0px`),L.value?.style.setProperty(`--swipe-amount-y`,`0px`),M.value=!1,v.value=!1,f.value=null)}function ve(e){if(!Z.value||!V.value||(window?.getSelection()?.toString()?.length??!1))return;let t=e.clientY-Z.value.y,n=e.clientX-Z.value.x,r=c.swipeDirections??ae(c.position);!f.value&&(Math.abs(n)>1||Math.abs(t)>1)&&(f.value=Math.abs(n)>Math.abs(t)?`x`:`y`);let i={x:0,y:0},a=e=>1/(1.5+Math.abs(e)/20);if(f.value===`y`){if(r.includes(`top`)||r.includes(`bottom`)){if(r.includes(`top`)&&t<0||r.includes(`bottom`)&&t>0)i.y=t;else{let e=t*a(t);i.y=Math.abs(e)<Math.abs(t)?e:t}}}else if(f.value===`x`&&(r.includes(`left`)||r.includes(`right`))){if(r.includes(`left`)&&n<0||r.includes(`right`)&&n>0)i.x=n;else{let e=n*a(n);i.x=Math.abs(e)<Math.abs(n)?e:n}}(Math.abs(i.x)>0||Math.abs(i.y)>0)&&(M.value=!0),L.value?.style.setProperty(`--swipe-amount-x`,`${i.x}px`),L.value?.style.setProperty(`--swipe-amount-y`,`${i.y}px`)}j(()=>{if(h.value=!0,!L.value)return;let e=L.value.getBoundingClientRect().height;P.value=e;let t=[{toastId:c.toast.id,height:e,position:c.toast.position},...c.heights];u(`update:heights`,t)}),l(()=>{L.value&&u(`removeToast`,c.toast)}),O(e=>{if(c.toast.promise&&B.value===`loading`||c.toast.duration===1/0||c.toast.type===`loading`)return;let t;c.expanded||c.interacting||me.value?(()=>{if(X.value<Y.value){let e=(/* @__PURE__ */ new Date()).getTime()-Y.value;F.value-=e}X.value=(/* @__PURE__ */ new Date()).getTime()})():F.value!==1/0&&(Y.value=(/* @__PURE__ */ new Date()).getTime(),t=setTimeout(()=>{c.toast.onAutoClose?.(c.toast),$()},F.value)),e(()=>{clearTimeout(t)})}),w(()=>c.toast.delete,e=>{e!==void 0&&e&&($(),c.toast.onDismiss?.(c.toast))},{deep:!0});function ye(){v.value=!1,f.value=null,Z.value=null}return(t,i)=>(m(),E(`li`,{tabindex:`0`,ref_key:`toastRef`,ref:L,class:o(e(J)(c.class,H.value,t.classes?.toast,t.toast.classes?.toast,t.classes?.[B.value],t.toast?.classes?.[B.value])),"data-sonner-toast":``,"data-rich-colors":t.toast.richColors??t.defaultRichColors,"data-styled":!(t.toast.component||t.toast?.unstyled||t.unstyled),"data-mounted":h.value,"data-promise":!!t.toast.promise,"data-swiped":M.value,"data-removed":_.value,"data-visible":z.value,"data-y-position":ue.value,"data-x-position":de.value,"data-index":t.index,"data-front":R.value,"data-swiping":v.value,"data-dismissible":V.value,"data-type":B.value,"data-invert":t.toast.invert||t.invert,"data-swipe-out":T.value,"data-swipe-direction":p.value,"data-expanded":!!(t.expanded||t.expandByDefault&&h.value),"data-testid":t.toast.testId,style:a({"--index":t.index,"--toasts-before":t.index,"--z-index":t.toasts.length-t.index,"--offset":`${_.value?N.value:q.value}px`,"--initial-height":t.expandByDefault?`auto`:`${P.value}px`,...t.style,...c.toast.style}),onDragend:ye,onPointerdown:ge,onPointerup:_e,onPointermove:ve},[te.value&&!t.toast.component&&B.value!==`loading`?(m(),E(`button`,{key:0,"aria-label":t.closeButtonAriaLabel||`Close toast`,"data-disabled":Q.value,"data-close-button":`true`,"data-close-button-position":t.closeButtonPosition,class:o(e(J)(t.classes?.closeButton,t.toast?.classes?.closeButton)),onClick:he},[t.icons?.close?(m(),y(g(t.icons?.close),{key:0})):D(t.$slots,`close-icon`,{key:1})],10,ce)):b(`v-if`,!0),t.toast.component?(m(),y(g(t.toast.component),S({key:1},t.toast.componentProps,{onCloseToast:he,isPaused:t.$props.expanded||t.$props.interacting||e(me)}),null,16,[`isPaused`])):(m(),E(x,{key:2},[B.value!=="default"||t.toast.icon||t.toast.promise?(m(),E(`div`,{key:0,"data-icon":``,class:o(e(J)(t.classes?.icon,t.toast?.classes?.icon))},[t.toast.icon?(m(),y(g(t.toast.icon),{key:0})):(m(),E(x,{key:1},[B.value===`loading`?D(t.$slots,`loading-icon`,{key:0}):B.value===`success`?D(t.$slots,`success-icon`,{key:1}):B.value===`error`?D(t.$slots,`error-icon`,{key:2}):B.value===`warning`?D(t.$slots,`warning-icon`,{key:3}):B.value===`info`?D(t.$slots,`info-icon`,{key:4}):b(`v-if`,!0)],64))],2)):b(`v-if`,!0),k(`div`,{"data-content":``,class:o(e(J)(t.classes?.content,t.toast?.classes?.content))},[k(`div`,{"data-title":``,class:o(e(J)(t.classes?.title,t.toast.classes?.title))},[fe.value?(m(),y(g(t.toast.title),n(S({key:0},t.toast.componentProps)),null,16)):(m(),E(x,{key:1},[A(r(t.toast.title),1)],64))],2),t.toast.description?(m(),E(`div`,{key:0,"data-description":``,class:o(e(J)(t.descriptionClass,W.value,t.classes?.description,t.toast.classes?.description))},[pe.value?(m(),y(g(t.toast.description),n(S({key:0},t.toast.componentProps)),null,16)):(m(),E(x,{key:1},[A(r(t.toast.description),1)],64))],2)):b(`v-if`,!0)],2),t.toast.cancel?(m(),E(`button`,{key:1,style:a(t.toast.cancelButtonStyle||t.cancelButtonStyle),class:o(e(J)(t.classes?.cancelButton,t.toast.classes?.cancelButton)),"data-button":``,"data-cancel":``,onClick:i[0]||=n=>{e(U)(t.toast.cancel)&&V.value&&(t.toast.cancel.onClick?.(n),$())}},r(e(U)(t.toast.cancel)?t.toast.cancel?.label:t.toast.cancel),7)):b(`v-if`,!0),t.toast.action?(m(),E(`button`,{key:2,style:a(t.toast.actionButtonStyle||t.actionButtonStyle),class:o(e(J)(t.classes?.actionButton,t.toast.classes?.actionButton)),"data-button":``,"data-action":``,onClick:i[1]||=n=>{e(U)(t.toast.action)&&(t.toast.action.onClick?.(n),!n.defaultPrevented&&$())}},r(e(U)(t.toast.action)?t.toast.action?.label:t.toast.action),7)):b(`v-if`,!0)],64))],46,se))}}),X=(e,t)=>{let n=e.__vccOpts||e;for(let[e,r]of t)n[e]=r;return n},Z={},le={xmlns:`http://www.w3.org/2000/svg`,width:`12`,height:`12`,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,"stoke-width":`1.5`,"stroke-linecap":`round`,"stroke-linejoin":`round`};function ue(e,t){return m(),E(`svg`,le,t[0]||=[k(`line`,{x1:`18`,y1:`6`,x2:`6`,y2:`18`},null,-1),k(`line`,{x1:`6`,y1:`6`,x2:`18`,y2:`18`},null,-1)])}var de=/* @__PURE__ */ X(Z,[[`render`,ue]]),fe=[`data-visible`],pe={class:`sonner-spinner`},me=/* @__PURE__ */ p({__name:`Loader`,props:{visible:{type:Boolean}},setup(t){let n=Array(12).fill(0);return(t,r)=>(m(),E(`div`,{class:`sonner-loading-wrapper`,"data-visible":t.visible},[k(`div`,pe,[(m(!0),E(x,null,u(e(n),e=>(m(),E(`div`,{key:`spinner-bar-${e}`,class:`sonner-loading-bar`}))),128))])],8,fe))}}),Q={},$={xmlns:`http://www.w3.org/2000/svg`,viewBox:`0 0 20 20`,fill:`currentColor`,height:`20`,width:`20`};function he(e,t){return m(),E(`svg`,$,t[0]||=[k(`path`,{"fill-rule":`evenodd`,d:`M10 18a8 8 0 100-16 8 8 0 000 16zm3.857-9.809a.75.75 0 00-1.214-.882l-3.483 4.79-1.88-1.88a.75.75 0 10-1.06 1.061l2.5 2.5a.75.75 0 001.137-.089l4-5.5z`,"clip-rule":`evenodd`},null,-1)])}var ge=/* @__PURE__ */ X(Q,[[`render`,he]]),_e={},ve={xmlns:`http://www.w3.org/2000/svg`,viewBox:`0 0 20 20`,fill:`currentColor`,height:`20`,width:`20`};function ye(e,t){return m(),E(`svg`,ve,t[0]||=[k(`path`,{"fill-rule":`evenodd`,d:`M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-7-4a1 1 0 11-2 0 1 1 0 012 0zM9 9a.75.75 0 000 1.5h.253a.25.25 0 01.244.304l-.459 2.066A1.75 1.75 0 0010.747 15H11a.75.75 0 000-1.5h-.253a.25.25 0 01-.244-.304l.459-2.066A1.75 1.75 0 009.253 9H9z`,"clip-rule":`evenodd`},null,-1)])}var be=/* @__PURE__ */ X(_e,[[`render`,ye]]),xe={},Se={xmlns:`http://www.w3.org/2000/svg`,viewBox:`0 0 24 24`,fill:`currentColor`,height:`20`,width:`20`};function Ce(e,t){return m(),E(`svg`,Se,t[0]||=[k(`path`,{"fill-rule":`evenodd`,d:`M9.401 3.003c1.155-2 4.043-2 5.197 0l7.355 12.748c1.154 2-.29 4.5-2.599 4.5H4.645c-2.309 0-3.752-2.5-2.598-4.5L9.4 3.003zM12 8.25a.75.75 0 01.75.75v3.75a.75.75 0 01-1.5 0V9a.75.75 0 01.75-.75zm0 8.25a.75.75 0 100-1.5.75.75 0 000 1.5z`,"clip-rule":`evenodd`},null,-1)])}var we=/* @__PURE__ */ X(xe,[[`render`,Ce]]),Te={},Ee={xmlns:`http://www.w3.org/2000/svg`,viewBox:`0 0 20 20`,fill:`currentColor`,height:`20`,width:`20`};function De(e,t){return m(),E(`svg`,Ee,t[0]||=[k(`path`,{"fill-rule":`evenodd`,d:`M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-8-5a.75.75 0 01.75.75v4.5a.75.75 0 01-1.5 0v-4.5A.75.75 0 0110 5zm0 10a1 1 0 100-2 1 1 0 000 2z`,"clip-rule":`evenodd`},null,-1)])}var Oe=/* @__PURE__ */ X(Te,[[`render`,De]]),ke=[`aria-label`],Ae=[`data-sonner-theme`,`dir`,`data-theme`,`data-rich-colors`,`data-y-position`,`data-x-position`],je=typeof window<`u`&&typeof document<`u`;function Me(){if(typeof window>`u`||typeof document>`u`)return`ltr`;let e=document.documentElement.getAttribute(`dir`);return e===`auto`||!e?window.getComputedStyle(document.documentElement).direction:e}var Ne=/* @__PURE__ */ p({name:`Toaster`,inheritAttrs:!1,__name:`Toaster`,props:{id:{},invert:{type:Boolean,default:!1},theme:{default:`light`},position:{default:`bottom-right`},closeButtonPosition:{default:`top-left`},hotkey:{default:()=>[`altKey`,`KeyT`]},richColors:{type:Boolean,default:!1},expand:{type:Boolean,default:!1},duration:{},gap:{default:te},visibleToasts:{default:W},closeButton:{type:Boolean,default:!1},toastOptions:{default:()=>({})},class:{default:``},style:{},offset:{default:G},mobileOffset:{default:K},dir:{default:`auto`},swipeDirections:{},icons:{},containerAriaLabel:{default:`Notifications`}},setup(t){let n=t,r=_(),i=s([]),c=C(()=>n.id?i.value.filter(e=>e.toasterId===n.id):i.value.filter(e=>!e.toasterId));function l(e,t){return c.value.filter(n=>!n.position&&t===0||n.position===e)}let f=C(()=>{let e=c.value.filter(e=>e.position).map(e=>e.position);return e.length>0?Array.from(new Set([n.position].concat(e))):[n.position]}),p=C(()=>{let e={};return f.value.forEach(t=>{e[t]=i.value.filter(e=>e.position===t)}),e}),h=s([]),g=s({}),w=s(!1);O(()=>{f.value.forEach(e=>{e in g.value||(g.value[e]=!1)})});let A=s(n.theme===`system`?typeof window<`u`&&window.matchMedia&&window.matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`:n.theme),j=s(null),M=s(null),N=s(!1),P=n.hotkey.join(`+`).replace(/Key/g,``).replace(/Digit/g,``);function F(e){i.value.find(t=>t.id===e.id)?.delete||z.dismiss(e.id),i.value=i.value.filter(({id:t})=>t!==e.id),setTimeout(()=>{i.value.find(t=>t.id===e.id)||(h.value=h.value.filter(t=>t.toastId!==e.id))},250)}function I(e){N.value&&!e.currentTarget?.contains?.(e.relatedTarget)&&(N.value=!1,M.value&&=(M.value.focus({preventScroll:!0}),null))}function L(e){e.target instanceof HTMLElement&&e.target.dataset.dismissible===`false`||N.value||(N.value=!0,M.value=e.relatedTarget)}function R(e){e.target&&e.target instanceof HTMLElement&&e.target.dataset.dismissible===`false`||(w.value=!0)}O(e=>{e(z.subscribe(e=>{e.dismiss?requestAnimationFrame(()=>{i.value=i.value.map(t=>t.id===e.id?{...t,delete:!0}:t)}):d(()=>{let t=i.value.findIndex(t=>t.id===e.id);t===-1?i.value=[e,...i.value]:i.value=[...i.value.slice(0,t),{...i.value[t],...e},...i.value.slice(t+1)]})}))}),O(e=>{if(typeof window>`u`)return;if(n.theme!==`system`){A.value=n.theme;return}let t=window.matchMedia(`(prefers-color-scheme: dark)`),r=e=>{A.value=e?`dark`:`light`};r(t.matches);let i=e=>{r(e.matches)};try{t.addEventListener(`change`,i)}catch{t.addListener(i)}e(()=>{try{t.removeEventListener(`change`,i)}catch{t.removeListener(i)}})}),O(()=>{j.value&&M.value&&(M.value.focus({preventScroll:!0}),M.value=null,N.value=!1)}),O(()=>{i.value.length<=1&&Object.keys(g.value).forEach(e=>{g.value[e]=!1})}),O(e=>{function t(e){let t=n.hotkey.every(t=>e[t]||e.code===t),r=Array.isArray(j.value)?j.value[0]:j.value;t&&(f.value.forEach(e=>{g.value[e]=!0}),r?.focus());let i=document.activeElement===j.value||r?.contains(document.activeElement);e.code===`Escape`&&i&&f.value.forEach(e=>{g.value[e]=!1})}je&&(document.addEventListener(`keydown`,t),e(()=>{document.removeEventListener(`keydown`,t)}))});function B(e){let t=e.currentTarget,n=t.getAttribute(`data-y-position`)+`-`+t.getAttribute(`data-x-position`);g.value[n]=!0}function V(e){if(!w.value){let t=e.currentTarget,n=t.getAttribute(`data-y-position`)+`-`+t.getAttribute(`data-x-position`);g.value[n]=!1}}function H(){Object.keys(g.value).forEach(e=>{g.value[e]=!1})}function U(){w.value=!1}function W(e){h.value=e}function G(e){let t=h.value.findIndex(t=>t.toastId===e.toastId);if(t!==-1)h.value[t]=e;else{let t=h.value.findIndex(t=>t.position===e.position);t===-1?h.value.unshift(e):h.value.splice(t,0,e)}}return(t,i)=>(m(),E(x,null,[b(` Remove item from normal navigation flow, only available via hotkey `),k(`section`,{"aria-label":`${t.containerAriaLabel} ${e(P)}`,tabIndex:-1,"aria-live":`polite`,"aria-relevant":`additions text`,"aria-atomic":`false`},[(m(!0),E(x,null,u(f.value,(i,s)=>(m(),E(`ol`,S({key:i,ref_for:!0,ref_key:`listRef`,ref:j,"data-sonner-toaster":``,"data-sonner-theme":A.value,class:n.class,dir:t.dir===`auto`?Me():t.dir,tabIndex:-1,"data-theme":t.theme,"data-rich-colors":t.richColors,"data-y-position":i.split(`-`)[0],"data-x-position":i.split(`-`)[1],style:{"--front-toast-height":`${h.value[0]?.height||0}px`,"--width":`${e(q)}px`,"--gap":`${t.gap}px`,...t.style,...e(r).style,...e(oe)(t.offset,t.mobileOffset)}},{ref_for:!0},t.$attrs,{onBlur:I,onFocus:L,onMouseenter:B,onMousemove:B,onMouseleave:V,onDragend:H,onPointerdown:R,onPointerup:U}),[(m(!0),E(x,null,u(l(i,s),(e,r)=>(m(),y(Y,{key:e.id,heights:h.value,icons:t.icons,index:r,toast:e,defaultRichColors:t.richColors,duration:t.toastOptions?.duration??t.duration,class:o(t.toastOptions?.class??``),descriptionClass:t.toastOptions?.descriptionClass,invert:t.invert,visibleToasts:t.visibleToasts,closeButton:t.toastOptions?.closeButton??t.closeButton,interacting:w.value,position:i,closeButtonPosition:t.toastOptions?.closeButtonPosition??t.closeButtonPosition,style:a(t.toastOptions?.style),unstyled:t.toastOptions?.unstyled,classes:t.toastOptions?.classes,cancelButtonStyle:t.toastOptions?.cancelButtonStyle,actionButtonStyle:t.toastOptions?.actionButtonStyle,"close-button-aria-label":t.toastOptions?.closeButtonAriaLabel,toasts:p.value[i],expandByDefault:t.expand,gap:t.gap,expanded:g.value[i]||!1,swipeDirections:n.swipeDirections,"onUpdate:heights":W,"onUpdate:height":G,onRemoveToast:F},{"close-icon":T(()=>[D(t.$slots,`close-icon`,{},()=>[v(de)])]),"loading-icon":T(()=>[D(t.$slots,`loading-icon`,{},()=>[v(me,{visible:e.type===`loading`},null,8,[`visible`])])]),"success-icon":T(()=>[D(t.$slots,`success-icon`,{},()=>[v(ge)])]),"error-icon":T(()=>[D(t.$slots,`error-icon`,{},()=>[v(Oe)])]),"warning-icon":T(()=>[D(t.$slots,`warning-icon`,{},()=>[v(we)])]),"info-icon":T(()=>[D(t.$slots,`info-icon`,{},()=>[v(be)])]),_:2},1032,[`heights`,`icons`,`index`,`toast`,`defaultRichColors`,`duration`,`class`,`descriptionClass`,`invert`,`visibleToasts`,`closeButton`,`interacting`,`position`,`closeButtonPosition`,`style`,`unstyled`,`classes`,`cancelButtonStyle`,`actionButtonStyle`,`close-button-aria-label`,`toasts`,`expandByDefault`,`gap`,`expanded`,`swipeDirections`]))),128))],16,Ae))),128))],8,ke)],2112))}});(function(){try{if(typeof document<`u`){var e=document.createElement(`style`);e.appendChild(document.createTextNode(`html[dir='ltr'],
[data-sonner-toaster][dir='ltr'] {
  --toast-icon-margin-start: -3px;
  --toast-icon-margin-end: 4px;
  --toast-svg-margin-start: -1px;
  --toast-svg-margin-end: 0px;
  --toast-button-margin-start: auto;
  --toast-button-margin-end: 0;
}
html[dir='rtl'],
[data-sonner-toaster][dir='rtl'] {
  --toast-icon-margin-start: 4px;
  --toast-icon-margin-end: -3px;
  --toast-svg-margin-start: 0px;
  --toast-svg-margin-end: -1px;
  --toast-button-margin-start: 0;
  --toast-button-margin-end: auto;
}
[data-sonner-toaster] {
  position: fixed;
  width: var(--width);
  font-family: ui-sans-serif, system-ui, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial,
    Noto Sans, sans-serif, Apple Color Emoji, Segoe UI Emoji, Segoe UI Symbol, Noto Color Emoji;
  --gray1: hsl(0, 0%, 99%);
  --gray2: hsl(0, 0%, 97.3%);
  --gray3: hsl(0, 0%, 95.1%);
  --gray4: hsl(0, 0%, 93%);
  --gray5: hsl(0, 0%, 90.9%);
  --gray6: hsl(0, 0%, 88.7%);
  --gray7: hsl(0, 0%, 85.8%);
  --gray8: hsl(0, 0%, 78%);
  --gray9: hsl(0, 0%, 56.1%);
  --gray10: hsl(0, 0%, 52.3%);
  --gray11: hsl(0, 0%, 43.5%);
  --gray12: hsl(0, 0%, 9%);
  --border-radius: 8px;
  box-sizing: border-box;
  padding: 0;
  margin: 0;
  list-style: none;
  outline: none;
  z-index: 999999999;
  transition: transform 400ms ease;
}
@media (hover: none) and (pointer: coarse) {
[data-sonner-toaster][data-lifted='true'] {
    transform: none;
}
}
[data-sonner-toaster][data-x-position='right'] {
  right: var(--offset-right);
}
[data-sonner-toaster][data-x-position='left'] {
  left: var(--offset-left);
}
[data-sonner-toaster][data-x-position='center'] {
  left: 50%;
  transform: translateX(-50%);
}
[data-sonner-toaster][data-y-position='top'] {
  top: var(--offset-top);
}
[data-sonner-toaster][data-y-position='bottom'] {
  bottom: var(--offset-bottom);
}
[data-sonner-toast] {
  --y: translateY(100%);
  --lift-amount: calc(var(--lift) * var(--gap));
  z-index: var(--z-index);
  position: absolute;
  opacity: 0;
  transform: var(--y);
  touch-action: none;
  transition: transform 400ms, opacity 400ms, height 400ms, box-shadow 200ms;
  box-sizing: border-box;
  outline: none;
  overflow-wrap: anywhere;
}
[data-sonner-toast][data-styled='true'] {
  padding: 16px;
  background: var(--normal-bg);
  border: 1px solid var(--normal-border);
  color: var(--normal-text);
  border-radius: var(--border-radius);
  box-shadow: 0px 4px 12px rgba(0, 0, 0, 0.1);
  width: var(--width);
  font-size: 13px;
  display: flex;
  align-items: center;
  gap: 6px;
}
[data-sonner-toast]:focus-visible {
  box-shadow: 0px 4px 12px rgba(0, 0, 0, 0.1), 0 0 0 2px rgba(0, 0, 0, 0.2);
}
[data-sonner-toast][data-y-position='top'] {
  top: 0;
  --y: translateY(-100%);
  --lift: 1;
  --lift-amount: calc(1 * var(--gap));
}
[data-sonner-toast][data-y-position='bottom'] {
  bottom: 0;
  --y: translateY(100%);
  --lift: -1;
  --lift-amount: calc(var(--lift) * var(--gap));
}
[data-sonner-toast][data-styled='true'] [data-description] {
  font-weight: 400;
  line-height: 1.4;
  color: #3f3f3f;
}
[data-rich-colors='true'][data-sonner-toast][data-styled='true'] [data-description] {
  color: inherit;
}
[data-sonner-toaster][data-sonner-theme='dark'] [data-description] {
  color: hsl(0, 0%, 91%);
}
[data-sonner-toast][data-styled='true'] [data-title] {
  font-weight: 500;
  line-height: 1.5;
  color: inherit;
}
[data-sonner-toast][data-styled='true'] [data-icon] {
  display: flex;
  height: 16px;
  width: 16px;
  position: relative;
  justify-content: flex-start;
  align-items: center;
  flex-shrink: 0;
  margin-left: var(--toast-icon-margin-start);
  margin-right: var(--toast-icon-margin-end);
}
[data-sonner-toast][data-promise='true'] [data-icon] > svg {
  opacity: 0;
  transform: scale(0.8);
  transform-origin: center;
  animation: sonner-fade-in 300ms ease forwards;
}
[data-sonner-toast][data-styled='true'] [data-icon] > * {
  flex-shrink: 0;
}
[data-sonner-toast][data-styled='true'] [data-icon] svg {
  margin-left: var(--toast-svg-margin-start);
  margin-right: var(--toast-svg-margin-end);
}
[data-sonner-toast][data-styled='true'] [data-content] {
  display: flex;
  flex-direction: column;
  gap: 2px;
}
[data-sonner-toast][data-styled='true'] [data-button] {
  border-radius: 4px;
  padding-left: 8px;
  padding-right: 8px;
  height: 24px;
  font-size: 12px;
  color: var(--normal-bg);
  background: var(--normal-text);
  margin-left: var(--toast-button-margin-start);
  margin-right: var(--toast-button-margin-end);
  border: none;
  font-weight: 500;
  cursor: pointer;
  outline: none;
  display: flex;
  align-items: center;
  flex-shrink: 0;
  transition: opacity 400ms, box-shadow 200ms;
}
[data-sonner-toast][data-styled='true'] [data-button]:focus-visible {
  box-shadow: 0 0 0 2px rgba(0, 0, 0, 0.4);
}
[data-sonner-toast][data-styled='true'] [data-button]:first-of-type {
  margin-left: var(--toast-button-margin-start);
  margin-right: var(--toast-button-margin-end);
}
[data-sonner-toast][data-styled='true'] [data-cancel] {
  color: var(--normal-text);
  background: rgba(0, 0, 0, 0.08);
}
[data-sonner-toaster][data-sonner-theme='dark'] [data-sonner-toast][data-styled='true'] [data-cancel] {
  background: rgba(255, 255, 255, 0.3);
}
[data-sonner-toaster] [data-close-button-position='top-left'] {
  --toast-close-button-left: 0;
  --toast-close-button-right: unset;
  --toast-close-button-top: 0;
  --toast-close-button-bottom: unset;
  --toast-close-button-transform: translate(-35%, -35%);
}
[data-sonner-toaster] [data-close-button-position='top-right'] {
  --toast-close-button-left: unset;
  --toast-close-button-right: 0;
  --toast-close-button-top: 0;
  --toast-close-button-bottom: unset;
  --toast-close-button-transform: translate(35%, -35%);
}
[data-sonner-toaster] [data-close-button-position='bottom-left'] {
  --toast-close-button-left: 0;
  --toast-close-button-right: unset;
  --toast-close-button-top: unset;
  --toast-close-button-bottom: 0;
  --toast-close-button-transform: translate(-35%, 35%);
}
[data-sonner-toaster] [data-close-button-position='bottom-right'] {
  --toast-close-button-left: unset;
  --toast-close-button-right: 0;
  --toast-close-button-top: unset;
  --toast-close-button-bottom: 0;
  --toast-close-button-transform: translate(35%, 35%);
}
[data-sonner-toast][data-styled='true'] [data-close-button] {
  position: absolute;
  left: var(--toast-close-button-left);
  right: var(--toast-close-button-right);
  top: var(--toast-close-button-top);
  bottom: var(--toast-close-button-bottom);
  height: 20px;
  width: 20px;
  display: flex;
  justify-content: center;
  align-items: center;
  padding: 0;
  color: var(--gray12);
  background: var(--normal-bg);
  border: 1px solid var(--gray4);
  transform: var(--toast-close-button-transform);
  border-radius: 50%;
  cursor: pointer;
  z-index: 1;
  transition: opacity 100ms, background 200ms, border-color 200ms;
}
[data-sonner-toast][data-styled='true'] [data-close-button]:focus-visible {
  box-shadow: 0px 4px 12px rgba(0, 0, 0, 0.1), 0 0 0 2px rgba(0, 0, 0, 0.2);
}
[data-sonner-toast][data-styled='true'] [data-disabled='true'] {
  cursor: not-allowed;
}
[data-sonner-toast][data-styled='true']:hover [data-close-button]:hover {
  background: var(--gray2);
  border-color: var(--gray5);
}
[data-sonner-toast][data-swiping='true']::before {
  content: '';
  position: absolute;
  left: -100%;
  right: -100%;
  height: 100%;
  z-index: -1;
}
[data-sonner-toast][data-y-position='top'][data-swiping='true']::before {
  bottom: 50%;
  transform: scaleY(3) translateY(50%);
}
[data-sonner-toast][data-y-position='bottom'][data-swiping='true']::before {
  top: 50%;
  transform: scaleY(3) translateY(-50%);
}
[data-sonner-toast][data-swiping='false'][data-removed='true']::before {
  content: '';
  position: absolute;
  inset: 0;
  transform: scaleY(2);
}
[data-sonner-toast][data-expanded='true']::after {
  content: '';
  position: absolute;
  left: 0;
  height: calc(var(--gap) + 1px);
  bottom: 100%;
  width: 100%;
}
[data-sonner-toast][data-mounted='true'] {
  --y: translateY(0);
  opacity: 1;
}
[data-sonner-toast][data-expanded='false'][data-front='false'] {
  --scale: var(--toasts-before) * 0.05 + 1;
  --y: translateY(calc(var(--lift-amount) * var(--toasts-before))) scale(calc(-1 * var(--toasts-before) * 0.05 + 1));
  height: var(--front-toast-height);
}
[data-sonner-toast] > * {
  transition: opacity 400ms;
}
[data-sonner-toast][data-x-position='right'] {
  right: 0;
}
[data-sonner-toast][data-x-position='left'] {
  left: 0;
}
[data-sonner-toast][data-expanded='false'][data-front='false'][data-styled='true'] > * {
  opacity: 0;
}
[data-sonner-toast][data-visible='false'] {
  opacity: 0;
  pointer-events: none;
}
[data-sonner-toast][data-mounted='true'][data-expanded='true'] {
  --y: translateY(calc(var(--lift) * var(--offset)));
  height: var(--initial-height);
}
[data-sonner-toast][data-removed='true'][data-front='true'][data-swipe-out='false'] {
  --y: translateY(calc(var(--lift) * -100%));
  opacity: 0;
}
[data-sonner-toast][data-removed='true'][data-front='false'][data-swipe-out='false'][data-expanded='true'] {
  --y: translateY(calc(var(--lift) * var(--offset) + var(--lift) * -100%));
  opacity: 0;
}
[data-sonner-toast][data-removed='true'][data-front='false'][data-swipe-out='false'][data-expanded='false'] {
  --y: translateY(40%);
  opacity: 0;
  transition: transform 500ms, opacity 200ms;
}
[data-sonner-toast][data-removed='true'][data-front='false']::before {
  height: calc(var(--initial-height) + 20%);
}
[data-sonner-toast][data-swiping='true'] {
  transform: var(--y) translateY(var(--swipe-amount-y, 0px)) translateX(var(--swipe-amount-x, 0px));
  transition: none;
}
[data-sonner-toast][data-swiped='true'] {
  user-select: none;
}
[data-sonner-toast][data-swipe-out='true'][data-y-position='bottom'],
[data-sonner-toast][data-swipe-out='true'][data-y-position='top'] {
  animation-duration: 200ms;
  animation-timing-function: ease-out;
  animation-fill-mode: forwards;
}
[data-sonner-toast][data-swipe-out='true'][data-swipe-direction='left'] {
  animation-name: swipe-out-left;
}
[data-sonner-toast][data-swipe-out='true'][data-swipe-direction='right'] {
  animation-name: swipe-out-right;
}
[data-sonner-toast][data-swipe-out='true'][data-swipe-direction='up'] {
  animation-name: swipe-out-up;
}
[data-sonner-toast][data-swipe-out='true'][data-swipe-direction='down'] {
  animation-name: swipe-out-down;
}
@keyframes swipe-out-left {
from {
    transform: var(--y) translateX(var(--swipe-amount-x));
    opacity: 1;
}
to {
    transform: var(--y) translateX(calc(var(--swipe-amount-x) - 100%));
    opacity: 0;
}
}
@keyframes swipe-out-right {
from {
    transform: var(--y) translateX(var(--swipe-amount-x));
    opacity: 1;
}
to {
    transform: var(--y) translateX(calc(var(--swipe-amount-x) + 100%));
    opacity: 0;
}
}
@keyframes swipe-out-up {
from {
    transform: var(--y) translateY(var(--swipe-amount-y));
    opacity: 1;
}
to {
    transform: var(--y) translateY(calc(var(--swipe-amount-y) - 100%));
    opacity: 0;
}
}
@keyframes swipe-out-down {
from {
    transform: var(--y) translateY(var(--swipe-amount-y));
    opacity: 1;
}
to {
    transform: var(--y) translateY(calc(var(--swipe-amount-y) + 100%));
    opacity: 0;
}
}
@media (max-width: 600px) {
[data-sonner-toaster] {
    position: fixed;
    right: var(--mobile-offset-right);
    left: var(--mobile-offset-left);
    width: 100%;
}
[data-sonner-toaster][dir='rtl'] {
    left: calc(var(--mobile-offset-left) * -1);
}
[data-sonner-toaster] [data-sonner-toast] {
    left: 0;
    right: 0;
    width: calc(100% - var(--mobile-offset-left) * 2);
}
[data-sonner-toaster][data-x-position='left'] {
    left: var(--mobile-offset-left);
}
[data-sonner-toaster][data-y-position='bottom'] {
    bottom: calc(var(--mobile-offset-bottom) + max(env(safe-area-inset-bottom), 0px));
}
[data-sonner-toaster][data-y-position='top'] {
    top: calc(var(--mobile-offset-top) + max(env(safe-area-inset-top), 0px));
}
[data-sonner-toaster][data-x-position='center'] {
    left: var(--mobile-offset-left);
    right: var(--mobile-offset-right);
    transform: none;
}
}
[data-sonner-toaster][data-sonner-theme='light'] {
  --normal-bg: #fff;
  --normal-border: var(--gray4);
  --normal-text: var(--gray12);

  --success-bg: hsl(143, 85%, 96%);
  --success-border: hsl(145, 92%, 87%);
  --success-text: hsl(140, 100%, 27%);

  --info-bg: hsl(208, 100%, 97%);
  --info-border: hsl(221, 91%, 93%);
  --info-text: hsl(210, 92%, 45%);

  --warning-bg: hsl(49, 100%, 97%);
  --warning-border: hsl(49, 91%, 84%);
  --warning-text: hsl(31, 92%, 45%);

  --error-bg: hsl(359, 100%, 97%);
  --error-border: hsl(359, 100%, 94%);
  --error-text: hsl(360, 100%, 45%);
}
[data-sonner-toaster][data-sonner-theme='light'] [data-sonner-toast][data-invert='true'] {
  --normal-bg: #000;
  --normal-border: hsl(0, 0%, 20%);
  --normal-text: var(--gray1);
}
[data-sonner-toaster][data-sonner-theme='dark'] [data-sonner-toast][data-invert='true'] {
  --normal-bg: #fff;
  --normal-border: var(--gray3);
  --normal-text: var(--gray12);
}
[data-sonner-toaster][data-sonner-theme='dark'] {
  --normal-bg: #000;
  --normal-bg-hover: hsl(0, 0%, 12%);
  --normal-border: hsl(0, 0%, 20%);
  --normal-border-hover: hsl(0, 0%, 25%);
  --normal-text: var(--gray1);

  --success-bg: hsl(150, 100%, 6%);
  --success-border: hsl(147, 100%, 12%);
  --success-text: hsl(150, 86%, 65%);

  --info-bg: hsl(215, 100%, 6%);
  --info-border: hsl(223, 43%, 17%);
  --info-text: hsl(216, 87%, 65%);

  --warning-bg: hsl(64, 100%, 6%);
  --warning-border: hsl(60, 100%, 9%);
  --warning-text: hsl(46, 87%, 65%);

  --error-bg: hsl(358, 76%, 10%);
  --error-border: hsl(357, 89%, 16%);
  --error-text: hsl(358, 100%, 81%);
}
[data-sonner-toaster][data-sonner-theme='dark'] [data-sonner-toast] [data-close-button] {
  background: var(--normal-bg);
  border-color: var(--normal-border);
  color: var(--normal-text);
}
[data-sonner-toaster][data-sonner-theme='dark'] [data-sonner-toast] [data-close-button]:hover {
  background: var(--normal-bg-hover);
  border-color: var(--normal-border-hover);
}
[data-rich-colors='true'][data-sonner-toast][data-type='success'] {
  background: var(--success-bg);
  border-color: var(--success-border);
  color: var(--success-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='success'] [data-close-button] {
  background: var(--success-bg);
  border-color: var(--success-border);
  color: var(--success-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='info'] {
  background: var(--info-bg);
  border-color: var(--info-border);
  color: var(--info-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='info'] [data-close-button] {
  background: var(--info-bg);
  border-color: var(--info-border);
  color: var(--info-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='warning'] {
  background: var(--warning-bg);
  border-color: var(--warning-border);
  color: var(--warning-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='warning'] [data-close-button] {
  background: var(--warning-bg);
  border-color: var(--warning-border);
  color: var(--warning-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='error'] {
  background: var(--error-bg);
  border-color: var(--error-border);
  color: var(--error-text);
}
[data-rich-colors='true'][data-sonner-toast][data-type='error'] [data-close-button] {
  background: var(--error-bg);
  border-color: var(--error-border);
  color: var(--error-text);
}
.sonner-loading-wrapper {
  --size: 16px;
  height: var(--size);
  width: var(--size);
  position: absolute;
  inset: 0;
  z-index: 10;
}
.sonner-loading-wrapper[data-visible='false'] {
  transform-origin: center;
  animation: sonner-fade-out 0.2s ease forwards;
}
.sonner-spinner {
  position: relative;
  top: 50%;
  left: 50%;
  height: var(--size);
  width: var(--size);
}
.sonner-loading-bar {
  animation: sonner-spin 1.2s linear infinite;
  background: var(--gray11);
  border-radius: 6px;
  height: 8%;
  left: -10%;
  position: absolute;
  top: -3.9%;
  width: 24%;
}
.sonner-loading-bar:nth-child(1) {
  animation-delay: -1.2s;
  transform: rotate(0.0001deg) translate(146%);
}
.sonner-loading-bar:nth-child(2) {
  animation-delay: -1.1s;
  transform: rotate(30deg) translate(146%);
}
.sonner-loading-bar:nth-child(3) {
  animation-delay: -1s;
  transform: rotate(60deg) translate(146%);
}
.sonner-loading-bar:nth-child(4) {
  animation-delay: -0.9s;
  transform: rotate(90deg) translate(146%);
}
.sonner-loading-bar:nth-child(5) {
  animation-delay: -0.8s;
  transform: rotate(120deg) translate(146%);
}
.sonner-loading-bar:nth-child(6) {
  animation-delay: -0.7s;
  transform: rotate(150deg) translate(146%);
}
.sonner-loading-bar:nth-child(7) {
  animation-delay: -0.6s;
  transform: rotate(180deg) translate(146%);
}
.sonner-loading-bar:nth-child(8) {
  animation-delay: -0.5s;
  transform: rotate(210deg) translate(146%);
}
.sonner-loading-bar:nth-child(9) {
  animation-delay: -0.4s;
  transform: rotate(240deg) translate(146%);
}
.sonner-loading-bar:nth-child(10) {
  animation-delay: -0.3s;
  transform: rotate(270deg) translate(146%);
}
.sonner-loading-bar:nth-child(11) {
  animation-delay: -0.2s;
  transform: rotate(300deg) translate(146%);
}
.sonner-loading-bar:nth-child(12) {
  animation-delay: -0.1s;
  transform: rotate(330deg) translate(146%);
}
@keyframes sonner-fade-in {
0% {
    opacity: 0;
    transform: scale(0.8);
}
100% {
    opacity: 1;
    transform: scale(1);
}
}
@keyframes sonner-fade-out {
0% {
    opacity: 1;
    transform: scale(1);
}
100% {
    opacity: 0;
    transform: scale(0.8);
}
}
@keyframes sonner-spin {
0% {
    opacity: 1;
}
100% {
    opacity: 0.15;
}
}
@media (prefers-reduced-motion) {
[data-sonner-toast],
  [data-sonner-toast] > *,
  .sonner-loading-bar {
    transition: none !important;
    animation: none !important;
}
}
.sonner-loader {
  position: absolute;
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
  transform-origin: center;
  transition: opacity 200ms, transform 200ms;
}
.sonner-loader[data-visible='false'] {
  opacity: 0;
  transform: scale(0.8) translate(-50%, -50%);
}
/**
* We need to be explicit to avoid !important. :)
*
* Original: https://github.com/xiaoluoboding/vue-sonner/blob/311ecc8d9a51b619f968e20f4b44992ad8412850/packages/styles.css#L91-L103
*/
.scalar-toaster [data-sonner-toast][data-styled='true'] {
  background: var(--scalar-background-1);
  color: var(--scalar-color-1);
  padding: 18px;
  border: none;
  border-radius: var(--scalar-radius-lg);
  font-size: var(--scalar-font-size-3);
  font-weight: var(--scalar-font-medium);
  box-shadow: var(--scalar-shadow-2);
}
.scalar-toaster [data-sonner-toast] [data-icon] {
  align-self: flex-start;
  position: relative;
  top: 2px;
}
.scalar-toaster [data-sonner-toast][data-styled='true'][data-expanded='true'] {
  height: auto;
}
.scalar-toaster [data-sonner-toast][data-type='error'] {
  background: var(--scalar-background-1);
}
.scalar-toaster [data-sonner-toast][data-type='error'] [data-icon] {
  color: color-mix(in srgb, var(--scalar-color-red) 75%, var(--scalar-color-1));
}
.scalar-toaster [data-sonner-toast][data-type='warning'] {
  background: var(--scalar-background-1);
}
.scalar-toaster [data-sonner-toast][data-type='warning'] [data-icon] {
  color: color-mix(
    in srgb,
    var(--scalar-color-orange) 90%,
    var(--scalar-color-1)
  );
}
/*$vite$:1*/`)),document.head.appendChild(e)}}catch(e){console.error(`vite-plugin-css-injected-by-js`,e)}})();var Pe={toast:()=>null};function Fe(e){Pe.toast=e}function Ie(){return{initializeToasts:Fe,toast:(e,t=`info`,n={timeout:3e3})=>{Pe.toast(e,t,n)}}}var Le=/* @__PURE__ */ p({__name:`ScalarToasts`,setup(t){let n=s(!1);j(()=>n.value=!0);let r={success:H.success,error:H.error,warn:H.warning,info:H},{initializeToasts:i}=Ie();return i((e,t=`info`,n={})=>{(r[t]||r.info)(e,{duration:n.timeout||3e3,description:n.description})}),(t,r)=>n.value?(m(),y(e(Ne),{key:0,class:`scalar-toaster`})):b(``,!0)}});export{N as a,I as i,Ie as n,L as r,Le as t};
