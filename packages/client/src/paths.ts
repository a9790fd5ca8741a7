// The types of the API, generated from its document by `npm run client`: do not edit.
// document fa84c9f0702fb169cd86e4aa081c01e6
// types f882adc41ebfed52120b9606c3deea56

export interface paths {
    "/api/approval-links/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline a request by the secret of the link that was mailed to its approver */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        /** @enum {string} */
                        decision: "approve" | "decline";
                        total: number;
                        /** @default  */
                        why?: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApprovalLinkDecision"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-links/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take units away from a request by the secret of the link that was mailed to its approver */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        lines: components["schemas"]["ApprovalInputBackorder"][];
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApprovalLinkLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests for approval of the company for which you buy that you may see, newest first */
        get: {
            parameters: {
                query?: {
                    status?: "waiting" | "placing" | "approved" | "declined" | "withdrawn";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                id: string;
                                requester: string;
                                /** @enum {string} */
                                status: "waiting" | "placing" | "approved" | "declined" | "withdrawn";
                                reason: string;
                                units: number;
                                total: number;
                                currency: string;
                                order: string | null;
                                createdAt: string;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Request an approval for an order that the rules of your company ask for; with the header Idempotency-Key a repeat returns the same request */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "sku": "TW-AG125",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "address": {
                     *         "name": "Receiving",
                     *         "company": "Lakefront Stamping Co.",
                     *         "line1": "2212 Quigley Road",
                     *         "line2": "",
                     *         "city": "Cleveland",
                     *         "region": "OH",
                     *         "postcode": "44113",
                     *         "country": "US",
                     *         "phone": ""
                     *       },
                     *       "delivery": "standard",
                     *       "payment": {
                     *         "method": "invoice",
                     *         "purchaseOrder": "LS-4711"
                     *       },
                     *       "total": 25780,
                     *       "company": "0000000000000000000000c1",
                     *       "note": "For the new press"
                     *     }
                     */
                    "application/json": {
                        lines: components["schemas"]["ApprovalInputLine"][];
                        backorders?: components["schemas"]["ApprovalInputBackorder"][];
                        /** @default false */
                        fromCart?: boolean;
                        address: components["schemas"]["AddressInput"];
                        delivery: string;
                        shipComplete?: boolean;
                        /** Format: date */
                        requestedDate?: string;
                        payment: components["schemas"]["ApprovalInputPayment"];
                        company: string;
                        quote?: components["schemas"]["ApprovalInputQuote"];
                        blanketOrder?: string;
                        costCenter?: string;
                        code?: string;
                        total: number;
                        /** @default  */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline a request of your company; the last approval places the order */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        /** @enum {string} */
                        decision: "approve" | "decline";
                        total: number;
                        /** @default  */
                        why?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApprovalLinkDecision"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take units away from a request that you decide about */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        lines: components["schemas"]["ApprovalInputBackorder"][];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApprovalLinkLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back your request that waits for an approval */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change when your company asks for approvals, and of whom. For its admins, and staff */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rules: components["schemas"]["CompanyApprovalInputRule"][];
                        defaultApprovers: string[];
                        substitutions: components["schemas"]["CompanyApprovalInputSubstitution"][];
                        /** @default [] */
                        costCenters?: components["schemas"]["CompanyApprovalInputCostCenter"][];
                        /** @default [] */
                        budgets?: components["schemas"]["CompanyApprovalInputBudget"][];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rules: components["schemas"]["CompanyApprovalInputRule"][];
                            defaultApprovers: string[];
                            substitutions: components["schemas"]["CompanyApprovalInputSubstitution"][];
                            /** @default [] */
                            costCenters: components["schemas"]["CompanyApprovalInputCostCenter"][];
                            /** @default [] */
                            budgets: components["schemas"]["CompanyApprovalInputBudget"][];
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data-sheets/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The data sheet of a product as PDF, also of an exclusive one that is offered to you */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assortments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assortments of customers, companies and groups, by name */
        get: {
            parameters: {
                query?: {
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["Assortment"][];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add an assortment for a customer, a company or a group */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        audience: components["schemas"]["AssortmentAudience"];
                        active: boolean;
                        limits: boolean;
                        skus: string[];
                        categories: string[];
                        brands: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assortments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One assortment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Replace an assortment */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        audience: components["schemas"]["AssortmentAudience"];
                        active: boolean;
                        limits: boolean;
                        skus: string[];
                        categories: string[];
                        brands: string[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete an assortment: exclusive products that no other one names are offered to nobody */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/active-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the company in whose name this session buys; null for yourself */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        company: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that match the filters, by name */
        get: {
            parameters: {
                query?: {
                    status?: "requested" | "active" | "suspended";
                    q?: string;
                    sales?: string;
                    sort?: "-name" | "newest";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                id: string;
                                name: string;
                                taxId: string;
                                /** @enum {string} */
                                status: "requested" | "active" | "suspended";
                                city: string;
                                country: string;
                                members: number;
                                salesPersonId: string | null;
                                createdAt: string;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Open the account of a company */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Lakeside Pumps Inc.",
                     *       "taxId": "34-1234567",
                     *       "billing": {
                     *         "line1": "1200 Superior Ave",
                     *         "line2": "",
                     *         "city": "Cleveland",
                     *         "region": "OH",
                     *         "postcode": "44114",
                     *         "country": "US"
                     *       },
                     *       "purchaseOrders": {
                     *         "required": true,
                     *         "pattern": "PO-######",
                     *         "isUnique": true
                     *       },
                     *       "shipComplete": false,
                     *       "parentId": null,
                     *       "mailDomain": "lakeside-pumps.example",
                     *       "joinsByDomain": false,
                     *       "salesPersonId": null,
                     *       "note": ""
                     *     }
                     */
                    "application/json": {
                        name: string;
                        taxId: string;
                        billing: components["schemas"]["CompanyBilling"];
                        purchaseOrders: components["schemas"]["CompanyPurchaseOrder"];
                        /** @default false */
                        shipComplete?: boolean;
                        parentId: string | null;
                        mailDomain: string;
                        joinsByDomain: boolean;
                        salesPersonId: string | null;
                        note: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Company"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that match the filters, as CSV */
        get: {
            parameters: {
                query?: {
                    status?: "requested" | "active" | "suspended";
                    q?: string;
                    sales?: string;
                    sort?: "-name" | "newest";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company, with the version that a change of it names */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Company"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Change a company */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Lakeside Pumps Inc.",
                     *       "taxId": "34-1234567",
                     *       "billing": {
                     *         "line1": "1200 Superior Ave",
                     *         "line2": "",
                     *         "city": "Cleveland",
                     *         "region": "OH",
                     *         "postcode": "44114",
                     *         "country": "US"
                     *       },
                     *       "purchaseOrders": {
                     *         "required": true,
                     *         "pattern": "PO-######",
                     *         "isUnique": true
                     *       },
                     *       "shipComplete": false,
                     *       "parentId": null,
                     *       "mailDomain": "lakeside-pumps.example",
                     *       "joinsByDomain": false,
                     *       "salesPersonId": null,
                     *       "note": "",
                     *       "version": 1
                     *     }
                     */
                    "application/json": {
                        name: string;
                        taxId: string;
                        billing: components["schemas"]["CompanyBilling"];
                        purchaseOrders: components["schemas"]["CompanyPurchaseOrder"];
                        /** @default false */
                        shipComplete?: boolean;
                        parentId: string | null;
                        mailDomain: string;
                        joinsByDomain: boolean;
                        salesPersonId: string | null;
                        note: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Company"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the billing address of your company. For its admins, and staff */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        billing: components["schemas"]["CompanyBilling"];
                        purchaseOrders: components["schemas"]["CompanyPurchaseOrder"];
                        /** @default false */
                        shipComplete?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a document of a company: the raw bytes of a PDF or a picture of at most 10 MB. For its admins, and staff */
        post: {
            parameters: {
                query: {
                    title: string;
                    kind: "certificate" | "contract" | "insurance" | "other";
                    expires?: "" | string;
                };
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a document of a company. For its admins, and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    document: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        /** Remove a document of a company. For its admins, and staff */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    document: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite an address to a company by mail. For its admins, and staff */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {string} */
                        role: "buyer" | "approver" | "accountant" | "admin";
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back. For company admins, and staff */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    invitation: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to join the company whose mail domain your address has */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/join-requests/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decide about a person who asks to join. For company admins, and staff */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        role: ("buyer" | "approver" | "accountant" | "admin") | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API keys of a company, without their secrets. For its admins, and staff who may see keys */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            scopes: ("company-prices:read" | "company-orders:read" | "company-orders:write" | "company-invoices:read" | "company-quotes:read" | "company-quotes:write" | "company-returns:write" | "company-lists:read" | "company-lists:write")[];
                            addresses: string[];
                            ending: string;
                            createdAt: string;
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            member: string | null;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Make an API key of a company, which is in this response alone. For its admins, for whom it acts */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        scopes: ("company-prices:read" | "company-orders:read" | "company-orders:write" | "company-invoices:read" | "company-quotes:read" | "company-quotes:write" | "company-returns:write" | "company-lists:read" | "company-lists:write")[];
                        /** @default [] */
                        addresses?: (string)[];
                        validDays: number | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            scopes: ("company-prices:read" | "company-orders:read" | "company-orders:write" | "company-invoices:read" | "company-quotes:read" | "company-quotes:write" | "company-returns:write" | "company-lists:read" | "company-lists:write")[];
                            addresses: string[];
                            ending: string;
                            createdAt: string;
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            member: string | null;
                            key: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key of a company: its next request is rejected. For its admins, and staff who may edit keys */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a member another role. For company admins, and staff */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "buyer" | "approver" | "accountant" | "admin";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove a member, for company admins and staff; or leave the company yourself */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/bmecat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products that a company may buy, with its prices and its part numbers, as BMEcat 2005. For its members, and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/xml": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products with the prices and the part numbers of a company as CSV. For its members, and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a site to a company. For its admins, and staff */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanySiteInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanySite"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/sites/{site}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a site of a company. For its admins, and staff */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanySiteInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanySite"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove a site of a company. For its admins, and staff */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/spending/{by}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a company has spent by month, person, site or category, as CSV: of the orders that the caller’s role sees. For its members, and staff */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                    sort?: string;
                };
                header?: never;
                path: {
                    id: string;
                    by: "months" | "people" | "sites" | "categories";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open a requested company, suspend one, or let it go on */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "status": "active",
                     *       "why": "The contract is signed"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "active" | "suspended";
                        why: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/tax-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exempt a company from tax by a certificate */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number: string;
                        country: string;
                        regions: string[];
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation to a company that was mailed to your address; this session then buys for it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyInvitationAcceptInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            company: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the account of your company, which staff open */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        taxId: string;
                        billing: components["schemas"]["CompanyBilling"];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Grant, change or withdraw the terms on which a customer buys on invoice */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "active" | "withdrawn";
                        netDays: number;
                        limit: number;
                        why: string;
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            status: "active" | "withdrawn";
                            netDays: number;
                            limit: number;
                            used: number;
                            firstDueOn: string | null;
                            termsVersion: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credit-accounts/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of a customer’s account between two days, as PDF */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{number}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pause the reminders about an invoice, or let them go on */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceReminderInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceReminderInput"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of your account, or of the company that you buy for, between two days, as PDF */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the shop that match the filters, the one that changed longest ago first */
        get: {
            parameters: {
                query?: {
                    state?: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "returned" | "partly-shipped";
                    returns?: "open";
                    q?: string;
                    from?: string;
                    to?: string;
                    requested?: "overdue" | "today" | "week" | "any";
                    /** @description How many records a page has */
                    limit?: number;
                    /** @description The `next` of the page before */
                    cursor?: string;
                    /** @description Only records that changed then or later */
                    updated_since?: string;
                    /** @description Only these fields, with commas between: id, number, state, customer, company, costCenter, lines, quote, blanketOrder, discounts, totals, address, delivery, shipComplete, requestedDate, purchaseOrderFile, payment, payments, refunds, returns, replaces, shipments, original, history, placedAt, updatedAt */
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["ShopOrder"][];
                            next: string | null;
                            asOf: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of the shop, with its ETag */
        get: {
            parameters: {
                query?: {
                    /** @description Only these fields, with commas between: id, number, state, customer, company, costCenter, lines, quote, blanketOrder, discounts, totals, address, delivery, shipComplete, requestedDate, purchaseOrderFile, payment, payments, refunds, returns, replaces, shipments, original, history, placedAt, updatedAt */
                    fields?: string;
                };
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of the shop that match the filters, the one that changed longest ago first */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    state?: "draft" | "published" | "exclusive" | "archived";
                    category?: string;
                    tag?: string;
                    brand?: string;
                    /** @description How many records a page has */
                    limit?: number;
                    /** @description The `next` of the page before */
                    cursor?: string;
                    /** @description Only records that changed then or later */
                    updated_since?: string;
                    /** @description Only these fields, with commas between: id, slug, sku, name, brand, category, tags, img, pictures, description, unit, packSize, leadTimeDays, minQuantity, multiple, maxQuantity, taxCategory, weightGrams, oversize, dangerousGoods, unspsc, eclass, sizeName, price, priceTo, currency, variants, priceBreaks, specifications, documents, accessories, spareParts, successor, availableFrom, state, createdAt, updatedAt */
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["ShopProduct"][];
                            next: string | null;
                            asOf: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Add and change products by up to 10,000 rows with the columns of the product file, one for each SKU, with a result for each */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sku": "HB-1001-M8",
                     *         "name": "Hex bolt",
                     *         "brand": "Ferrox",
                     *         "category": "hand-tools",
                     *         "price": 12.5
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShopProductInput"][];
                    "application/x-ndjson": components["schemas"]["ShopProductInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopProduct2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the prices of up to 10,000 SKUs, in minor units, with a result for each */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sku": "HB-1001-M8",
                     *         "price": 1250
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShopPriceInput"][];
                    "application/x-ndjson": components["schemas"]["ShopPriceInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopProduct2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product of the shop, with its ETag */
        get: {
            parameters: {
                query?: {
                    /** @description Only these fields, with commas between: id, slug, sku, name, brand, category, tags, img, pictures, description, unit, packSize, leadTimeDays, minQuantity, multiple, maxQuantity, taxCategory, weightGrams, oversize, dangerousGoods, unspsc, eclass, sizeName, price, priceTo, currency, variants, priceBreaks, specifications, documents, accessories, spareParts, successor, availableFrom, state, createdAt, updatedAt */
                    fields?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopProduct"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customers of the shop that match the filters, the one that changed longest ago first */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    /** @description How many records a page has */
                    limit?: number;
                    /** @description The `next` of the page before */
                    cursor?: string;
                    /** @description Only records that changed then or later */
                    updated_since?: string;
                    /** @description Only these fields, with commas between: id, email, name, phone, emailVerified, disabled, createdAt, updatedAt */
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["ShopCustomer"][];
                            next: string | null;
                            asOf: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer of the shop, with its ETag */
        get: {
            parameters: {
                query?: {
                    /** @description Only these fields, with commas between: id, email, name, phone, emailVerified, disabled, createdAt, updatedAt */
                    fields?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopCustomer"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stock of the SKUs of the shop that match the filters, the one that changed longest ago first */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    low?: "1";
                    wanted?: "1";
                    /** @description How many records a page has */
                    limit?: number;
                    /** @description The `next` of the page before */
                    cursor?: string;
                    /** @description Only records that changed then or later */
                    updated_since?: string;
                    /** @description Only these fields, with commas between: sku, productId, product, option, available, reorderPoint, reorderQuantity, averageCost, preferredSupplier, updatedAt */
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["ShopStock"][];
                            next: string | null;
                            asOf: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Set the units of up to 10,000 SKUs that are free to sell, with a result for each */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sku": "HB-1001-M8",
                     *         "availableQuantity": 40,
                     *         "reason": "Counted"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShopStockInput"][];
                    "application/x-ndjson": components["schemas"]["ShopStockInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopProduct2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/stock/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stock of a SKU of the shop, with its ETag */
        get: {
            parameters: {
                query?: {
                    /** @description Only these fields, with commas between: sku, productId, product, option, available, reorderPoint, reorderQuantity, averageCost, preferredSupplier, updatedAt */
                    fields?: string;
                };
                header?: never;
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopStock"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices and credit notes of the shop that match the filters, the one that changed longest ago first */
        get: {
            parameters: {
                query?: {
                    series?: "invoice" | "credit-note";
                    status?: "open" | "overdue" | "paid" | "credited";
                    q?: string;
                    from?: string;
                    to?: string;
                    /** @description How many records a page has */
                    limit?: number;
                    /** @description The `next` of the page before */
                    cursor?: string;
                    /** @description Only records that changed then or later */
                    updated_since?: string;
                    /** @description Only these fields, with commas between: id, status, credited, hash, content, updatedAt */
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["ShopInvoice"][];
                            next: string | null;
                            asOf: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice or credit note of the shop, with its ETag */
        get: {
            parameters: {
                query?: {
                    /** @description Only these fields, with commas between: id, status, credited, hash, content, updatedAt */
                    fields?: string;
                };
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopInvoice"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/invoices/{number}/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Any invoice or credit note of the shop as PDF or as an e-invoice: Factur-X, UBL or CII */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    format: "pdf" | "factur-x" | "ubl" | "cii";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "*/*": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The returns of the shop that match the filters, the one that changed longest ago first */
        get: {
            parameters: {
                query?: {
                    status?: "requested" | "approved" | "refused" | "cancelled" | "received" | "inspected" | "closed";
                    q?: string;
                    from?: string;
                    to?: string;
                    /** @description How many records a page has */
                    limit?: number;
                    /** @description The `next` of the page before */
                    cursor?: string;
                    /** @description Only records that changed then or later */
                    updated_since?: string;
                    /** @description Only these fields, with commas between: id, number, status, lines, why, inspection, refund, repairs, replacement, at, orderNumber, customer, currency, updatedAt */
                    fields?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["ShopReturn"][];
                            next: string | null;
                            asOf: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/returns/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One return of the shop, with its ETag */
        get: {
            parameters: {
                query?: {
                    /** @description Only these fields, with commas between: id, number, status, lines, why, inspection, refund, repairs, replacement, at, orderNumber, customer, currency, updatedAt */
                    fields?: string;
                };
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopReturn"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/alarms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell the admins of jobs that fail or hang; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronAlarm"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Tell the admins of jobs that fail or hang; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronAlarm"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/blanket-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remind companies of blanket orders that are about to end; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Remind companies of blanket orders that are about to end; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/bulk-edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Go on with bulk edits that nobody works on; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBulkEdit"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Go on with bulk edits that nobody works on; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBulkEdit"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Expire every cached page, after a restore or a deployment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Let products follow changes of the catalog structure; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronCatalog"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Let products follow changes of the catalog structure; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronCatalog"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publish the pages and articles that are due; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronContent"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Publish the pages and articles that are due; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronContent"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the mails that are due; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never> | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Send the mails that are due; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never> | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finish changes of members and approvals that a crash interrupted; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronCompany"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Finish changes of members and approvals that a crash interrupted; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronCompany"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start the campaigns that are due and hand their mails to the outbox; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronNewsletter"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Start the campaigns that are due and hand their mails to the outbox; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronNewsletter"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finish or undo orders that a crash interrupted; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Finish or undo orders that a crash interrupted; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Capture, release and refund card payments that are due; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronPayment"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Capture, release and refund card payments that are due; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronPayment"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make the AVIF of uploaded pictures that have none yet; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronPicture"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Make the AVIF of uploaded pictures that have none yet; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronPicture"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/punchout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send confirmations, ship notices and invoices to purchasing systems; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never> | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Send confirmations, ship notices and invoices to purchasing systems; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never> | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/purchasing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Add the units of interrupted deliveries and stock counts to the stock; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronPurchasing"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add the units of interrupted deliveries and stock counts to the stock; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronPurchasing"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remind customers of quotes that are about to end; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronQuote"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Remind customers of quotes that are about to end; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronQuote"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remind owners of machines that are to be serviced soon; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Remind owners of machines that are to be serviced soon; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/shopping-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the reminders to order a list again; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Send the reminders to order a list again; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/backorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell customers that their backorders have arrived or are expected on another day; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronAlarm"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Tell customers that their backorders have arrived or are expected on another day; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronAlarm"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail those who wait for a product that is back in stock; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronStockAlert"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Mail those who wait for a product that is back in stock; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronStockAlert"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Erase personal data that is older than its period, once a day; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronRetention"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Erase personal data that is older than its period, once a day; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronRetention"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/receivables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remind of overdue invoices, and recount the credit accounts once a day; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Remind of overdue invoices, and recount the credit accounts once a day; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronBlanketOrder"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the webhooks that are due; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never> | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Send the webhooks that are due; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never> | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this server and the shop count, for Prometheus */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cheapest delivery of your cart, to a place or to the address that you used last */
        get: {
            parameters: {
                query?: {
                    country?: string;
                    postcode?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            place: components["schemas"]["PartListPlace"] | null;
                            cheapest: {
                                offer: components["schemas"]["OrderDraftDeliveryOptionOffer"];
                                charge: number;
                            } | null;
                            problems: string[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When units of a SKU arrive by each delivery method, at a place or at the address that you used last; no dates without a place */
        get: {
            parameters: {
                query: {
                    country?: string;
                    postcode?: string;
                    sku: string;
                    quantity: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            countries: {
                                code: string;
                                name: string;
                            }[];
                            currency: string;
                            place: components["schemas"]["PartListPlace"] | null;
                            inStock: number;
                            missing: number;
                            expectedOn: string | null;
                            now: components["schemas"]["OrderDraftDeliveryOption"][];
                            later: components["schemas"]["OrderDraftDeliveryOption"][];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What each delivery method costs for some goods and a place, by the saved settings */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country: string;
                        region: string;
                        postcode: string;
                        weightGrams: number;
                        value: number;
                        oversizeUnits: number;
                        dangerousGoods: boolean;
                        leadTimeDays: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            zone: string | null;
                            options: components["schemas"]["OrderDraftDeliveryOption"][];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-order-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store your purchase order for an order: the raw bytes of a PDF file of at most 10 MB */
        post: {
            parameters: {
                query: {
                    name: string;
                };
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/purchase-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchase order of an order as PDF, for those who see the order, and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Attach the purchase order to an order that is not shipped: the raw bytes of a PDF file of at most 10 MB */
        put: {
            parameters: {
                query: {
                    name: string;
                };
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/cancel-rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the units of a partly shipped order that have not shipped; they go back into stock */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "why": "The rest is no longer made"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCancelRestInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship units of an order; with the header Idempotency-Key a repeat ships nothing more */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "sku": "TW-AG125",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "carrier": "UPS",
                     *       "tracking": "1Z999AA10123456784"
                     *     }
                     */
                    "application/json": {
                        lines: components["schemas"]["ApprovalInputBackorder"][];
                        /** @default  */
                        carrier?: string;
                        /** @default  */
                        tracking?: string;
                        partReason?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/shipments/{id}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packing slip of a shipment as PDF, with what follows later */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo the latest shipment of an order that was recorded by mistake */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the record as it was read: the write fails with 412 if it has another one */
                    "If-Match"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/packing-slips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A packing slip of what waits in each of several orders, as one PDF */
        get: {
            parameters: {
                query: {
                    numbers: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/pick-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What several orders still wait for, summed by SKU and sorted by bin place, as PDF */
        get: {
            parameters: {
                query: {
                    numbers: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The packing slip of what an order still waits for, or of all of it, as PDF without prices */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/skus/{sku}/backorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how many units of a SKU may be on backorder, and when they are expected; null for none */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "backorders": {
                     *         "limit": 20,
                     *         "expectedOn": "2027-12-14",
                     *         "leadDays": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        backorders: {
                            limit: number;
                            /** @default null */
                            expectedOn?: string | null;
                            /** @default null */
                            leadDays?: number | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sku: string;
                            backorders: {
                                limit: number;
                                expectedOn: string | null;
                                leadDays: number | null;
                            } | null;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/skus/{sku}/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the place in the warehouse where a SKU lies; empty removes it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        bin: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sku: string;
                            bin: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you can have now in place of so many units of a SKU that are not in stock, and what differs; empty when they are */
        get: {
            parameters: {
                query: {
                    sku: string;
                    quantity: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            part: components["schemas"]["AlternativePart"];
                            quantity: number;
                            total: number;
                            differs: string[];
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parts-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cheapest or the fastest cart for pieces of products, with equal products, packs and quantities to accept; orders nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country?: string;
                        postcode?: string;
                        lines: {
                            sku: string;
                            pieces: number;
                        }[];
                        /** @enum {string} */
                        goal: "cheapest" | "fastest";
                        accepted: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            place: components["schemas"]["PartListPlace"] | null;
                            listed: components["schemas"]["PartListListed"] | null;
                            cart: components["schemas"]["PartListListed"] | null;
                            best: components["schemas"]["PartListListed"] | null;
                            isProven: boolean;
                            groups: {
                                needs: {
                                    part: components["schemas"]["AlternativePart"];
                                    pieces: number;
                                }[];
                                listed: components["schemas"]["PartListGroupListed"][] | null;
                                picks: components["schemas"]["PartListGroupListed"][] | null;
                                problem: string | null;
                                changes: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "substitution" | "more";
                                    from: string | null;
                                    part: components["schemas"]["AlternativePart"];
                                    saving: number;
                                    isAccepted: boolean;
                                    isUsed: boolean;
                                    reasons: string[];
                                }[];
                            }[];
                            gone: string[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The products of a list of part numbers and quantities, line by line, with what is wrong; orders nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                line: number;
                                text: string;
                                part: string;
                                quantity: number | null;
                                counted: ("piece" | "pack") | null;
                                /** @enum {string} */
                                state: "found" | "check" | "several" | "replaced" | "discontinued" | "not-offered" | "unknown";
                                match: components["schemas"]["AlternativePart"] | null;
                                isQuantityUnclear: boolean;
                                message: string | null;
                                suggestions: components["schemas"]["AlternativePart"][];
                            }[];
                            ignored: {
                                line: number;
                                text: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the lines of a list to your cart, all or none; needs the header Idempotency-Key, with which a repeat adds nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: components["schemas"]["ApprovalInputBackorder"][];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/workbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first sheet of an Excel workbook as text, one line for each row, to send to POST /api/quick-order */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            text: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replaced-numbers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The part numbers that are no longer sold, with the SKU that replaces each, as CSV */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replaced-numbers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save which SKUs replace many part numbers; rows that can’t be saved are left out and named */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rows: {
                            number: string;
                            sku: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            saved: number;
                            problems: {
                                row: number;
                                message: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replaced-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Part numbers that are no longer sold, with the SKU that replaces each */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                code: string;
                                number: string;
                                sku: string;
                                name: string | null;
                                href: string | null;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Say which SKU replaces a part number: search and quick order offer it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number: string;
                        sku: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replaced-numbers/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget that a part number was replaced */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your shopping lists and those of the company for which you buy, the last changed first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            note: string;
                            company: string | null;
                            lines: number;
                            mayEdit: boolean;
                            changedAt: string;
                            reminder: components["schemas"]["ShoppingListReminder"] | null;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Make a shopping list, alone or for the company for which you buy; a repeat with the same key makes no other */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "key": "erp-list-4711",
                     *       "name": "Press shop"
                     *     }
                     */
                    "application/json": {
                        key: string;
                        name: string;
                        /** @default  */
                        note?: string;
                        /** @default false */
                        shared?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShoppingList"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shopping list with prices and stock of this moment, and what has changed since they were seen */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            note: string;
                            company: string | null;
                            mayEdit: boolean;
                            changedAt: string;
                            reminder: components["schemas"]["ShoppingListReminder"] | null;
                            currency: string;
                            lines: {
                                sku: string;
                                name: string;
                                href: string | null;
                                note: string;
                                quantity: number;
                                unit: string;
                                packSize: number;
                                limits: components["schemas"]["ShoppingListLineLimit"];
                                price: number | null;
                                available: number;
                                problem: string | null;
                                changes: string[];
                                seenAt: string;
                                bin: string;
                                minimum: number;
                                due: number;
                                used: number;
                                scannedAt: string | null;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        /** Delete a shopping list. In a company for those who order */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Change name, note or reminder of a shopping list. In a company for those who order */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Press shop",
                     *       "weeks": 4
                     *     }
                     */
                    "application/json": {
                        name?: string;
                        note?: string;
                        weeks?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/shopping-lists/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shopping list as CSV, which quick order can read */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping-lists/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Labels for the bins of a shopping list as PDF: sheets of 24 on A4, or one to a page for label printers */
        get: {
            parameters: {
                query?: {
                    format?: "a4" | "single";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping-lists/{id}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that bins of a shopping list are empty: their usual quantities wait to be ordered; a repeat asks for no more */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        skus: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sku: string;
                            /** @enum {string} */
                            state: "added" | "waiting" | "unknown";
                            name: string;
                            quantity: number;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping-lists/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put products into a shopping list with their usual quantities; a repeat changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "sku": "TW-AG125",
                     *           "quantity": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShoppingListLineInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                            notes: string[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopping-lists/{id}/lines/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a product out of a shopping list */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    sku: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Change the usual quantity or the note of a product in a shopping list */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "quantity": 4,
                     *       "note": "Spare"
                     *     }
                     */
                    "application/json": {
                        quantity?: number;
                        note?: string;
                        bin?: string;
                        minimum?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/shopping-lists/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put products of a shopping list into your cart, all or none; needs the header Idempotency-Key, with which a repeat adds nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShoppingListLineInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your machines and those of the company for which you buy, with overdue service first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            machines: {
                                id: string;
                                slug: string | null;
                                sku: string;
                                name: string;
                                img: string;
                                company: string | null;
                                serialNumber: string;
                                purchasedOn: string;
                                place: string;
                                note: string;
                                serviceOn: string;
                                isOverdue: boolean;
                                order: string;
                                mayEdit: boolean;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add a machine, yours or of the company for which you buy, by hand or from a shipped order; a repeat with the same key adds no other */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        key: string;
                        sku: string;
                        order?: string;
                        /** @default false */
                        shared?: boolean;
                        /** @default  */
                        serialNumber?: string;
                        /** @default  */
                        purchasedOn?: "" | string;
                        /** @default  */
                        place?: string;
                        /** @default  */
                        note?: string;
                        /** @default  */
                        serviceOn?: "" | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShoppingList"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A machine with what fits on it and why, its spare parts, accessories, documents and successor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            slug: string | null;
                            sku: string;
                            name: string;
                            img: string;
                            company: string | null;
                            serialNumber: string;
                            purchasedOn: string;
                            place: string;
                            note: string;
                            serviceOn: string;
                            isOverdue: boolean;
                            order: string;
                            mayEdit: boolean;
                            consumables: {
                                slug: string;
                                name: string;
                                reason: string;
                            }[];
                            spareParts: components["schemas"]["MachineSparePart"][];
                            accessories: components["schemas"]["MachineSparePart"][];
                            documents: components["schemas"]["MachineDocument"][];
                            services: {
                                id: string;
                                /** Format: date */
                                day: string;
                                work: string;
                                by: string;
                                hours: number | null;
                                note: string;
                                nextOn: "" | string;
                            }[];
                            successor: {
                                slug: string;
                                name: string;
                            } | null;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        /** Remove a machine. In a company for those who order */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Change serial number, days, place or note of a machine. In a company for those who order */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        serialNumber?: string;
                        purchasedOn?: "" | string;
                        place?: string;
                        note?: string;
                        serviceOn?: "" | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/machines/{id}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a service of a machine; a repeat with the same key adds no other. In a company for those who order */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        key: string;
                        /** Format: date */
                        day: string;
                        work: string;
                        /** @default  */
                        by?: string;
                        /** @default null */
                        hours?: number | null;
                        /** @default  */
                        note?: string;
                        /** @default  */
                        nextOn?: "" | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/machines/{id}/services/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a service record of a machine. In a company for those who order */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    service: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Change a service record of a machine. In a company for those who order */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    service: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        day?: string;
                        work?: string;
                        by?: string;
                        hours?: number | null;
                        note?: string;
                        nextOn?: "" | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/me/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of your machines, and of the company for which you buy, a product fits, and why */
        get: {
            parameters: {
                query: {
                    product: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isMachine: boolean;
                            fits: {
                                id: string;
                                name: string;
                                place: string;
                                reason: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Clear the list of searches that found nothing */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cleared: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/missed/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The searches that found nothing, as CSV */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/missed/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a search that found nothing from the list */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    term: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/standards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standards that can take each other’s place, in groups */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            groups: string[][];
                            revision: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Replace the table of standards that searches find for each other */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        groups: string[][];
                        revision: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            revision: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/standards/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standards that can take each other’s place, as CSV: a group in each row */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a synonym for a search that finds nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        typed: string;
                        means: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            term: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searches/synonyms/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the synonym of a search */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    term: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions for a search that is being typed */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            products: {
                                slug: string;
                                name: string;
                                sku: string;
                                matchedSku: string | null;
                                href: string;
                                img: string;
                            }[];
                            words: string[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products for which you wait: your open requests to be told when they are back in stock */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            sku: string;
                            name: string | null;
                            href: string | null;
                            /** @enum {string} */
                            state: "pending" | "waiting" | "mailed" | "withdrawn";
                            requestedAt: string;
                            until: string;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Ask for one mail when a SKU is back in stock. Without a verified account a confirmation link is mailed first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        sku: string;
                        email?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            confirmed: boolean;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a stock alert with the secret of the mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyInvitationAcceptInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Newsletter"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirects a browser that opens the same URL to the page that withdraws */
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Withdraw all stock alerts with the secret of a mail (one click, RFC 8058) */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Newsletter"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw your request to be told when a product is back in stock */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your quotes, the last changed first */
        get: {
            parameters: {
                query?: {
                    state?: "requested" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyQuote"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Ask for a quote; a repeat with the same key asks for no other */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "key": "erp-request-4711",
                     *       "lines": [
                     *         {
                     *           "sku": "TW-AG125",
                     *           "quantity": 400
                     *         }
                     *       ],
                     *       "text": "For a year"
                     *     }
                     */
                    "application/json": {
                        key: string;
                        lines: components["schemas"]["MyQuoteInputLine"][];
                        text: string;
                        company?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyQuote2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-quotes/{number}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on your quote; the shop gets it by mail */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "key": "erp-comment-1",
                     *       "text": "Can you deliver in May?"
                     *     }
                     */
                    "application/json": components["schemas"]["MyQuoteCommentInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyQuoteComment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-quotes/{number}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a quote, or withdraw your request */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "why": "Too late"
                     *     }
                     */
                    "application/json": components["schemas"]["MyQuoteDeclineInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyQuoteComment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-quotes/{number}/versions/{version}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version of your quote as PDF */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys with which links of quotes can be verified, as a JSON Web Key Set */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuoteKey"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Replace the key that signs links of quotes; links that are out work until they expire */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuoteKey"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote-links/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The version of a quote that a signed link opens, as PDF */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quotes that match the filters, the last changed first */
        get: {
            parameters: {
                query?: {
                    state?: "requested" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
                    q?: string;
                    sort?: "changed" | "total" | "-total" | "number" | "-number";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyQuote"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Begin a quote for a customer, empty or from a message; a repeat with the same key begins no other */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        key: string;
                        customer: string;
                        company?: string;
                        message?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyQuote2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quotes that match the filters, as CSV */
        get: {
            parameters: {
                query?: {
                    state?: "requested" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
                    q?: string;
                    sort?: "changed" | "total" | "-total" | "number" | "-number";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{number}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on a quote; the customer gets it by mail */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MyQuoteCommentInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuoteComment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{number}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what is prepared for the next version of a quote */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seq: number;
                        lines: {
                            sku: string;
                            quantity: number;
                            unitPrice: number;
                            alternativeTo: string | "";
                            note: string;
                        }[];
                        text: string;
                        terms: string;
                        /** Format: date */
                        validUntil: string;
                        delivery: number | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuoteComment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{number}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what is prepared as the next version, which never changes */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteVersionInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuoteComment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{number}/versions/{version}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sent version of a quote as PDF */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{number}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a quote */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MyQuoteDeclineInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuoteComment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blanket-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blanket orders that match the filters, the last changed first */
        get: {
            parameters: {
                query?: {
                    status?: "draft" | "upcoming" | "active" | "used-up" | "expired" | "closed";
                    q?: string;
                    sort?: "until" | "-until" | "number" | "-number";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Begin a blanket order for a company, empty or from a quote that it has accepted; a repeat with the same key begins no other */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        key: string;
                        customer: string;
                        company: string;
                        quote?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blanket-orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blanket orders that match the filters, as CSV with a row for each line */
        get: {
            parameters: {
                query?: {
                    status?: "draft" | "upcoming" | "active" | "used-up" | "expired" | "closed";
                    q?: string;
                    sort?: "until" | "-until" | "number" | "-number";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blanket-orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A blanket order with its call-offs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Change what is agreed; not below what was called off, and not once it is closed */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seq: number;
                        purchaseOrder: string;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        until: string;
                        terms: string;
                        lines: {
                            sku: string;
                            quantity: number;
                            unitPrice: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blanket-orders/{number}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a blanket order: members of the company see it and call off. Its contact gets a mail */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteVersionInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blanket-orders/{number}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a blanket order: nothing can be called off any more. Its contact gets a mail */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MyQuoteDeclineInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blanket-orders/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A blanket order as PDF, for members of its company and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-blanket-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blanket orders of the company for which you buy, the last to end first */
        get: {
            parameters: {
                query?: {
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-blanket-orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A blanket order of your company. An order that names it (`blanketOrder`) calls off from it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The returns of all orders that match the filters, newest first unless they say otherwise
         * @deprecated
         */
        get: {
            parameters: {
                query?: {
                    status?: "requested" | "approved" | "refused" | "cancelled" | "received" | "inspected" | "closed";
                    q?: string;
                    from?: string;
                    to?: string;
                    sort?: "requested";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                number: string;
                                /** @enum {string} */
                                status: "requested" | "approved" | "refused" | "cancelled" | "received" | "inspected" | "closed";
                                orderNumber: string;
                                customer: {
                                    name: string;
                                    email: string;
                                };
                                lines: {
                                    sku: string;
                                    name: string;
                                    quantity: number;
                                    /** @enum {string} */
                                    reason: "wrong-item" | "damaged" | "defective" | "not-needed" | "does-not-fit" | "other";
                                }[];
                                photos: number;
                                inRepair: number;
                                credited: number | null;
                                currency: string;
                                at: string;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The returns that match the filters, as CSV with a row for each line */
        get: {
            parameters: {
                query?: {
                    status?: "requested" | "approved" | "refused" | "cancelled" | "received" | "inspected" | "closed";
                    q?: string;
                    from?: string;
                    to?: string;
                    sort?: "requested";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/return-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a photo for a return of your order: the raw bytes of a JPEG, PNG or WebP file */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/return-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a return, for its customer and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to return units of your order that were shipped, with a reason for each line; a repeat with the same id changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "6b0880670000000000000001",
                     *       "lines": [
                     *         {
                     *           "sku": "TW-AG125",
                     *           "quantity": 1,
                     *           "reason": "defective",
                     *           "note": "Loud",
                     *           "photos": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        id: string;
                        lines: {
                            sku: string;
                            quantity: number;
                            /** @enum {string} */
                            reason: "wrong-item" | "damaged" | "defective" | "not-needed" | "does-not-fit" | "other";
                            /** @default  */
                            note?: string;
                            /** @default [] */
                            photos?: string[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve a return or units of it, refuse it, receive it, say what becomes of each unit, or close it */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the record as it was read: the write fails with 412 if it has another one */
                    "If-Match"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "to": "received"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        to: "approved";
                        lines: {
                            sku: string;
                            quantity: number;
                        }[];
                        /** @default  */
                        why?: string;
                    } | {
                        /** @constant */
                        to: "refused";
                        /** @default  */
                        why?: string;
                    } | {
                        /** @constant */
                        to: "received";
                    } | {
                        /** @constant */
                        to: "inspected";
                        units: {
                            sku: string;
                            quantity: number;
                            /** @enum {string} */
                            outcome: "restock" | "repair" | "scrap" | "send-back";
                        }[];
                    } | {
                        /** @constant */
                        to: "closed";
                        /** @default  */
                        why?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace units of an inspected return by a new, free order; repeats return the same order */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: {
                            sku: string;
                            quantity: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what became of units of a return that were in repair: into stock, or scrapped */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        units: {
                            sku: string;
                            quantity: number;
                            /** @enum {string} */
                            outcome: "restock" | "scrap";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The label of an approved return as PDF, for its customer and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back your return before the shop has received it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund an inspected return by line, less reductions and a restocking fee, with credit notes, and close it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderReturnRefundInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/returns/{id}/refund-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the refund of an inspected return comes to, line by line, before it is made */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderReturnRefundInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            credits: components["schemas"]["OrderReturnRefundCredit"][];
                            amount: number;
                            paidBack: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether any issued invoice or credit note was altered or is missing, and which is the first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isIntact: boolean;
                            count: number;
                            number?: string;
                            problem?: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices and credit notes that match the filters, as CSV with a row for each tax rate */
        get: {
            parameters: {
                query?: {
                    series?: "invoice" | "credit-note";
                    status?: "open" | "overdue" | "paid" | "credited";
                    q?: string;
                    from?: string;
                    to?: string;
                    sort?: "issued" | "total" | "-total";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{number}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a credit note about a part of an invoice, or about all that is left of it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount?: number;
                        reason: string;
                        key: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @enum {string} */
                            status: "open" | "paid" | "credited" | "issued";
                            credited: number;
                            hash: string;
                            content: components["schemas"]["ShopInvoiceContent"];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{number}/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or credit note of yours (any for staff) as PDF or as an e-invoice: Factur-X, UBL or CII */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    format: "pdf" | "factur-x" | "ubl" | "cii";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "*/*": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issue the invoices and credit notes that a crash delayed; call it every minute */
        get: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronInvoice"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Issue the invoices and credit notes that a crash delayed; call it every minute */
        post: {
            parameters: {
                query?: {
                    ifDue?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CronInvoice"] | components["schemas"]["CronAlarm2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a draft of a newsletter campaign */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignText"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many subscribers a campaign would reach: all, or those who bought in a category */
        get: {
            parameters: {
                query?: {
                    category?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The HTML of a campaign as a subscriber would get it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string;
                        subject: string;
                        preheader: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignPreview"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A newsletter campaign with its figures */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Save the text of a draft */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        text: components["schemas"]["CampaignText"];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete a draft */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a draft with the text of another campaign */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a campaign, now or at a time, cancel its schedule, or stop it while it is being sent */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        action: "send";
                        revision: number;
                    } | components["schemas"]["CampaignSendingInput"] | {
                        /** @constant */
                        action: "cancel";
                        revision: number;
                    } | {
                        /** @constant */
                        action: "stop";
                        revision: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a campaign to yourself as a test */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            to: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newsletter subscribers that the filters leave, as CSV */
        get: {
            parameters: {
                query?: {
                    state?: "confirmed" | "pending" | "unsubscribed";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers/{id}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a subscriber off the newsletter who has asked the shop for it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            email: string;
                            /** @enum {string} */
                            state: "confirmed" | "pending" | "unsubscribed";
                            subscribedAt: string;
                            confirmedAt: string | null;
                            unsubscribedAt: string | null;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe to the newsletter: a confirmation link is mailed to the address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Newsletter"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a subscription with the secret of the mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyInvitationAcceptInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Newsletter"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirects a browser that opens the same URL to the page that unsubscribes */
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Unsubscribe from the newsletter with the secret of a mail (one click, RFC 8058) */
        post: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Newsletter"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/acting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act in the account of a customer, for an hour at most: this browser gets a session of it, and each of its writes is recorded with both names */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user: string;
                        company?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            until: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Return from the account of a customer to your own session */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete your account; orders stay without your name, invoices as the law wants. Needs a recent sign-in */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the shop keeps about you, as a JSON file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchase orders, newest first */
        get: {
            parameters: {
                query?: {
                    state?: "draft" | "sent" | "partly-received" | "received" | "cancelled";
                    q?: string;
                    supplier?: string;
                    sort?: "created" | "total" | "-total" | "number" | "-number";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                number: string;
                                /** @enum {string} */
                                state: "draft" | "sent" | "partly-received" | "received" | "cancelled";
                                supplierId: string;
                                currency: string;
                                expectedOn: string | null;
                                total: number;
                                supplier: string;
                                createdAt: string;
                                units: number;
                                received: number;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Open the draft of a supplier: the present one, or a new one */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        supplierId: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make drafts of what is proposed to order from these suppliers; a repeat adds nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        supplierIds: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A purchase order with its lines, receipts and history */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Replace the lines, the note and the wanted day of a draft */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        lines: {
                            sku: string;
                            quantity: number;
                            cost: number;
                        }[];
                        note: string;
                        expectedOn: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{number}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an order that was sent to its supplier again, once for each id */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A purchase order as PDF */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{number}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a delivery into stock at its actual cost, once for each id of a receipt */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        lines: components["schemas"]["PurchaseOrderReceiptLine"][];
                        note: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchase-orders/{number}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a draft to its supplier by mail, cancel an order, or close a partly received one */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        to: "sent" | "cancelled" | "received";
                        /** @default  */
                        why?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PurchaseOrder"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stock of the SKUs with their reorder points
         * @deprecated
         */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    low?: "1";
                    wanted?: "1";
                    sort?: "sku" | "-sku" | "available" | "-available";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                sku: string;
                                productId: string;
                                product: string | null;
                                option: string;
                                available: number;
                                reorderPoint: number | null;
                                reorderQuantity: number | null;
                                averageCost: number | null;
                                preferredSupplier: string | null;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a stock count: of all SKUs, of a category, or of a list */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        category: string | null;
                        skus: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/counts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Post the differences of a count to the stock, or cancel it; safe to repeat */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        to: "posted" | "cancelled";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/counts/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter what was counted of a SKU, or add to it, once for each id of an entry */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        counted: number;
                        adds: boolean;
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sku: string;
                            counted: number;
                            expected: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All movements of a SKU as CSV, the oldest first, with the stock after each */
        get: {
            parameters: {
                query: {
                    sku: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/reorder-points/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reorder point and quantity of each SKU as CSV; imported again it changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/reorder-points/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: what importing a CSV file of reorder points (at most 5,000 rows and 8 MB) would do */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/reorder-points/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry out a batch of a planned import of reorder points; the response says where the next begins */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierPartImportInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/reorder-points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set when and how much of SKUs to order again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rows: {
                            sku: string;
                            reorderPoint: number | null;
                            reorderQuantity: number | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier-parts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts of all suppliers as CSV; imported again it changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier-parts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: what importing a CSV file of suppliers’ parts (at most 5,000 rows and 8 MB) would do */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supplier-parts/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry out a batch of a planned import of suppliers’ parts; the response says where the next begins */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierPartImportInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The suppliers by name */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    sort?: "-name";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["Supplier"][];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add a supplier */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a supplier; orders that were sent stay as they are */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{id}/parts/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say that a supplier sells a SKU: part number, cost, pack size, lead time */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        partNumber: string;
                        cost: number;
                        packSize: number;
                        leadTimeDays: number | null;
                        preferred: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove a SKU from what a supplier sells */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    sku: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The discounts, newest first */
        get: {
            parameters: {
                query?: {
                    status?: "active" | "scheduled" | "paused" | "expired" | "used-up";
                    q?: string;
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["Discount"][];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add a discount code, or an automatic rule */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DiscountInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Discount"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a discount; orders keep what they were given */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DiscountInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Discount"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a document of a product: the raw bytes of a PDF file of at most 10 MB. Its pages are kept; scripts, forms and attached files are removed */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a stored document */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload-parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a part, of at most 4 MB, of a raw body that is too large for one request: the call that takes the body names its parts in the header X-Upload within 15 minutes */
        post: {
            parameters: {
                query: {
                    upload: string;
                    part: number;
                };
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a picture: the raw bytes of a JPEG, PNG or WebP file of at most 5 MB */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Image"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a stored picture */
        get: {
            parameters: {
                query?: {
                    w?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/*": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published products, at most 200 at a time */
        get: {
            parameters: {
                query?: {
                    limit?: string;
                    after?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            id: string;
                            slug: string;
                            sku: string;
                            name: string;
                            brand: string;
                            category: string;
                            tags: string[];
                            img: string;
                            pictures: string[];
                            description: string;
                            unit: string;
                            packSize: number;
                            leadTimeDays: number;
                            minQuantity: number;
                            multiple: number;
                            maxQuantity: number | null;
                            taxCategory: string;
                            weightGrams: number;
                            oversize: boolean;
                            dangerousGoods: boolean;
                            unspsc: string;
                            eclass: string;
                            sizeName: string;
                            availableQuantity: number;
                            price: number;
                            priceTo: number;
                            currency: string;
                            variants: {
                                sku: string;
                                mpn: string | null;
                                color: components["schemas"]["VariantOptionColor"] | null;
                                size: string | null;
                                img: string;
                                price: number;
                                availableQuantity: number;
                                backorder?: components["schemas"]["AlternativePartBackorder"];
                                waiting?: number;
                            }[];
                            priceBreaks: components["schemas"]["ShopProductPriceBreak"][];
                            specifications: components["schemas"]["ShopProductSpecification"][];
                            documents: components["schemas"]["MachineDocument"][];
                            accessories: string[];
                            spareParts: string[];
                            successor: string | null;
                            availableFrom: string;
                            /** @enum {string} */
                            state: "draft" | "published" | "exclusive" | "archived";
                            createdAt: string;
                            updatedAt: string;
                            rating: {
                                average: number;
                                count: number;
                            };
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the columns that the product list shows you */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductColumnInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductColumnInput"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the filter, sort and columns of a list under a name, for oneself or shared */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        shared: boolean;
                        /** @enum {string} */
                        list: "products";
                        query: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedView"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a saved view, share it or stop sharing it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        shared: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedView"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete a saved view */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plan one change of many products, named by id or by a filter of the product list; changes none yet */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        products: {
                            ids: string[];
                        } | {
                            query: string;
                        };
                        change: {
                            price?: {
                                /** @constant */
                                by: "percent";
                                percent: number;
                                /** @enum {string} */
                                rounding: "exact" | "five" | "ten" | "whole" | "ends-99" | "ends-95";
                            } | {
                                /** @constant */
                                by: "amount";
                                amount: number;
                                /** @enum {string} */
                                rounding: "exact" | "five" | "ten" | "whole" | "ends-99" | "ends-95";
                            };
                            stock?: {
                                /** @enum {string} */
                                by: "set" | "add";
                                units: number;
                                reason: string;
                            };
                            category?: string;
                            unspsc?: string;
                            eclass?: string;
                            tags?: {
                                /** @default [] */
                                add?: string[];
                                /** @default [] */
                                remove?: string[];
                            };
                            /** @enum {string} */
                            state?: "draft" | "published" | "exclusive" | "archived";
                        };
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BulkEdit"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-edits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply or undo a bulk edit, or do the next part of its work; the response says how far it is */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "continue" | "apply" | "undo";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BulkEdit"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog-structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a category, specification field, tag or brand */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CatalogStructureInput"] | components["schemas"]["CatalogStructureInput2"] | components["schemas"]["CatalogStructureInput3"] | components["schemas"]["CatalogStructureInput4"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CatalogStructure"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog-structure/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a category, specification field, tag or brand */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CatalogStructureInput"] | components["schemas"]["CatalogStructureInput2"] | components["schemas"]["CatalogStructureInput3"] | components["schemas"]["CatalogStructureInput4"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CatalogStructure"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove a category, specification field, tag or brand */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "category" | "field" | "tag" | "brand";
                        into: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CatalogStructure"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog-structure/{key}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a category, specification field, tag or brand */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "category" | "field" | "tag" | "brand";
                        /** @default null */
                        parent?: string | null;
                        position: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CatalogStructure"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product, as a draft or published */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Hex bolt M8 × 40",
                     *       "brand": "Ferrox",
                     *       "category": "hand-tools",
                     *       "tags": [],
                     *       "description": "Zinc-plated, class 8.8.",
                     *       "pictures": [],
                     *       "variants": [
                     *         {
                     *           "sku": "HB-1001-M8",
                     *           "price": 1250,
                     *           "availableQuantity": 40
                     *         }
                     *       ],
                     *       "availableFrom": "2026-11-26",
                     *       "state": "draft"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        brand: string;
                        category: string;
                        tags: string[];
                        description: string;
                        pictures: string[];
                        /** @default each */
                        unit?: string;
                        /** @default 1 */
                        packSize?: number;
                        /** @default 3 */
                        leadTimeDays?: number;
                        /** @default 1 */
                        minQuantity?: number;
                        /** @default 1 */
                        multiple?: number;
                        /** @default null */
                        maxQuantity?: number | null;
                        /** @default  */
                        taxCategory?: string;
                        /** @default 0 */
                        weightGrams?: number;
                        /** @default false */
                        oversize?: boolean;
                        /** @default false */
                        dangerousGoods?: boolean;
                        /** @default  */
                        unspsc?: string;
                        /** @default  */
                        eclass?: string;
                        /** @default Size */
                        sizeName?: string;
                        variants: components["schemas"]["ProductInputVariant"][];
                        /** @default [] */
                        priceBreaks?: components["schemas"]["ProductInputPriceBreak"][];
                        /** @default [] */
                        specifications?: components["schemas"]["ProductInputSpecification"][];
                        /** @default [] */
                        documents?: components["schemas"]["ProductInputDocument"][];
                        /** @default [] */
                        accessories?: string[];
                        /** @default [] */
                        spareParts?: string[];
                        /** @default null */
                        successor?: string | null;
                        /** Format: date */
                        availableFrom: string;
                        /** @enum {string} */
                        state: "draft" | "published" | "exclusive";
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products as CSV with a row for each SKU; imported again it changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: what importing a CSV file (at most 5,000 rows and 8 MB) would do to each row */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry out a batch of a planned import; the response says where the next one begins */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierPartImportInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change parts of a product; its status publishes, unpublishes or archives it */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the record as it was read: the write fails with 412 if it has another one */
                    "If-Match"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Hex bolt M8 × 40",
                     *       "state": "published"
                     *     }
                     */
                    "application/json": {
                        name?: string;
                        brand?: string;
                        category?: string;
                        tags?: string[];
                        description?: string;
                        pictures?: string[];
                        unit?: string;
                        packSize?: number;
                        leadTimeDays?: number;
                        minQuantity?: number;
                        multiple?: number;
                        maxQuantity?: number | null;
                        taxCategory?: string;
                        weightGrams?: number;
                        oversize?: boolean;
                        dangerousGoods?: boolean;
                        unspsc?: string;
                        eclass?: string;
                        sizeName?: string;
                        variants?: components["schemas"]["ProductInputVariant"][];
                        priceBreaks?: components["schemas"]["ProductInputPriceBreak"][];
                        specifications?: components["schemas"]["ProductInputSpecification"][];
                        documents?: components["schemas"]["ProductInputDocument"][];
                        accessories?: string[];
                        spareParts?: string[];
                        successor?: string | null;
                        /** Format: date */
                        availableFrom?: string;
                        slug?: string;
                        /** @enum {string} */
                        state?: "draft" | "published" | "exclusive" | "archived";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/products/skus/{sku}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the price of a SKU, in minor units */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the record as it was read: the write fails with 412 if it has another one */
                    "If-Match"?: string;
                };
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "price": 1250
                     *     }
                     */
                    "application/json": {
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/skus/{sku}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the units of a SKU that are free to sell, with the reason */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the record as it was read: the write fails with 412 if it has another one */
                    "If-Match"?: string;
                };
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "availableQuantity": 40,
                     *       "reason": "Counted"
                     *     }
                     */
                    "application/json": {
                        availableQuantity: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sku: string;
                            availableQuantity: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes that match the filters, as CSV with a row for each changed field */
        get: {
            parameters: {
                query?: {
                    kind?: "product" | "order" | "user" | "company" | "review" | "question" | "search" | "credit" | "discount" | "price-list" | "assortment" | "fit-rule" | "supplier" | "purchase-order" | "stock-count" | "settings" | "message" | "mail" | "webhook" | "api-key" | "punchout" | "page" | "post" | "bulk-edit" | "campaign" | "subscriber" | "entry";
                    actor?: string;
                    from?: string;
                    to?: string;
                    sort?: "at";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your cart, with current prices and stock */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enter a discount code; it replaces the one entered before */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove the discount code from your cart */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add units to the cart by a form with sku and quantity; leads to the cart */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add units of a SKU to your cart */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ApprovalInputBackorder"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/lines/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line from your cart */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Set the quantity of a line of your cart, or save it for later */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quantity?: number;
                        saved?: boolean;
                        comment?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartLine"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your address book */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Address"][];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Save an address in your address book */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddressInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Address"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address of your address book */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddressInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Address"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove an address from your address book */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your orders, newest first */
        get: {
            parameters: {
                query?: {
                    state?: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "returned" | "partly-shipped";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                id: string;
                                number: string;
                                /** @enum {string} */
                                state: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "returned";
                                customer: components["schemas"]["BlanketOrderContact"];
                                delivery: components["schemas"]["BlanketOrderCompany"];
                                shipComplete?: boolean;
                                requestedDate?: string;
                                onBackorder?: boolean;
                                /** @enum {string} */
                                payment: "due" | "authorized" | "paid" | "refunded";
                                units: number;
                                total: number;
                                currency: string;
                                pictures: string[];
                                names: string[];
                                returnRequested: boolean;
                                partlyShipped: boolean;
                                placedAt: string;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Place an order; with the header Idempotency-Key a repeat returns the same order. A key of a company orders for it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "sku": "TW-AG125",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "address": {
                     *         "name": "Receiving",
                     *         "company": "Lakefront Stamping Co.",
                     *         "line1": "2212 Quigley Road",
                     *         "line2": "",
                     *         "city": "Cleveland",
                     *         "region": "OH",
                     *         "postcode": "44113",
                     *         "country": "US",
                     *         "phone": ""
                     *       },
                     *       "delivery": "standard",
                     *       "payment": {
                     *         "method": "invoice",
                     *         "purchaseOrder": "LS-4711"
                     *       },
                     *       "total": 25780
                     *     }
                     */
                    "application/json": {
                        lines: components["schemas"]["ApprovalInputLine"][];
                        backorders?: components["schemas"]["ApprovalInputBackorder"][];
                        /** @default false */
                        fromCart?: boolean;
                        address: components["schemas"]["AddressInput"];
                        delivery: string;
                        shipComplete?: boolean;
                        /** Format: date */
                        requestedDate?: string;
                        payment: components["schemas"]["ApprovalInputPayment"];
                        company?: string;
                        quote?: components["schemas"]["ApprovalInputQuote"];
                        blanketOrder?: string;
                        costCenter?: string;
                        code?: string;
                        total: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders that match the filters, as CSV with a row for each line */
        get: {
            parameters: {
                query?: {
                    state?: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "returned" | "partly-shipped";
                    returns?: "open";
                    q?: string;
                    from?: string;
                    to?: string;
                    requested?: "overdue" | "today" | "week" | "any";
                    sort?: "placed" | "total" | "-total";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the status of several orders; each row of the response stands for one */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        numbers: string[];
                        /** @enum {string} */
                        to: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled";
                        /** @default  */
                        why?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                number: string;
                                ok: boolean;
                                message: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your orders; any order for staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice of your order (of any order for staff) as PDF, a pro forma invoice before it ships */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel your order while it is placed or confirmed */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "why": "Ordered twice"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCancelRestInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the lines of an earlier order to your cart; the notes say what has changed since */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                            notes: string[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the status of an order, or undo a delivery recorded by mistake */
        patch: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The ETag of the record as it was read: the write fails with 412 if it has another one */
                    "If-Match"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "to": "confirmed"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        to: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled";
                        /** @default  */
                        why?: string;
                        /** @default  */
                        tracking?: string;
                        /** @default false */
                        undo?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/orders/{number}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change lines, address, delivery and purchase order of an order that waits for its confirmation; needs the header Idempotency-Key */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        lines: components["schemas"]["ApprovalInputLine"][];
                        address: components["schemas"]["AddressInput"];
                        delivery: string;
                        shipComplete?: boolean;
                        requestedDate?: string | null;
                        /** @default  */
                        purchaseOrder?: string;
                        code?: string;
                        total: number;
                        /** @default  */
                        why?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order for a customer; with the header Idempotency-Key a repeat returns the same order */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: components["schemas"]["ApprovalInputLine"][];
                        backorders?: components["schemas"]["ApprovalInputBackorder"][];
                        address: components["schemas"]["AddressInput"];
                        delivery: string;
                        shipComplete?: boolean;
                        /** Format: date */
                        requestedDate?: string;
                        payment: components["schemas"]["ApprovalInputPayment"];
                        company?: string;
                        quote?: components["schemas"]["ApprovalInputQuote"];
                        blanketOrder?: string;
                        costCenter?: string;
                        code?: string;
                        total: number;
                        customer: string;
                        creditOverride?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customers whose name or email begins with these words, to place an order for one */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrderContact"][];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** The account of a customer by email; a missing one is opened and invited by mail to choose a password */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderCustomerInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BlanketOrderContact"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-customers/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address book of a customer, to place an order for them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Address"][];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-customers/{id}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies in whose name a customer may order, to place an order for them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            sites: components["schemas"]["Address"][];
                            purchaseOrders: components["schemas"]["CompanyPurchaseOrder"];
                            shipComplete: boolean;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price an order that staff are entering or changing; stores nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number?: string;
                        customer?: string;
                        company?: string;
                        lines: components["schemas"]["ApprovalInputBackorder"][];
                        /** @default  */
                        country?: string;
                        /** @default  */
                        region?: string;
                        postcode?: string;
                        /** @default  */
                        delivery?: string;
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lines: components["schemas"]["CartLineLine"][];
                            discounts: components["schemas"]["OrderDiscount"][];
                            codeProblem: string | null;
                            currency: string;
                            ready: boolean;
                            deliveryOptions: components["schemas"]["OrderDraftDeliveryOption"][];
                            totals: components["schemas"]["OrderTotal"] | null;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variants that staff can add to an order, by words or a part number, also one of the customer’s own */
        get: {
            parameters: {
                query: {
                    q: string;
                    customer?: string;
                    company?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sku: string;
                            name: string;
                            variant: string;
                            price: number;
                            currency: string;
                            availableQuantity: number;
                            quantity: number;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notes of the staff about an order, the earliest first; its customer never sees them */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderNote"][];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add a note about an order for the staff; needs the header Idempotency-Key */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderNoteInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderNote"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a note that you wrote about an order */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a text to the customer of an order and keep it in its history; needs the header Idempotency-Key */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderNoteInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Record that an order was paid or refunded, or undo such a record */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        to: "due" | "paid" | "refunded";
                        /** @default  */
                        why?: string;
                        /** @default false */
                        undo?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Render a Markdown text as the public page would show it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CampaignPreview"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a page or an article as a draft */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    kind: "page" | "post";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Content"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page or an article with the text that admins edit */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "page" | "post";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Content"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Save the text of a page or an article; what is public stays until it is published */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "page" | "post";
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        text: components["schemas"]["ContentInput"];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Content"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete a page or an article with its versions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "page" | "post";
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CampaignInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{kind}/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish a page or an article, now or at a time, or take either back */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "page" | "post";
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        action: "publish";
                        revision: number;
                    } | components["schemas"]["CampaignSendingInput"] | {
                        /** @constant */
                        action: "unschedule";
                        revision: number;
                    } | {
                        /** @constant */
                        action: "unpublish";
                        revision: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Content"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{kind}/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an earlier version of a page or an article the current text */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "page" | "post";
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Content"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a question, a testimonial or an announcement */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEntryInput"] | components["schemas"]["ContentEntryInput2"] | components["schemas"]["ContentEntryInput3"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a question, a testimonial or an announcement */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentEntryInput"] | components["schemas"]["ContentEntryInput2"] | components["schemas"]["ContentEntryInput3"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove a question, a testimonial or an announcement */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "faq" | "testimonial" | "announcement";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address of the page on which you pay your order by card */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/pay/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider whether your order is paid, when you come back from its page */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            state: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a part or all of what was received for an order; a repeat with the same id changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        amount: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{number}/payment-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try again what the payment provider has refused for an order */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a bank statement (CSV or CAMT.053), each entry once; with dryRun=1 only say what would happen */
        post: {
            parameters: {
                query?: {
                    dryRun?: "1";
                    layout?: string;
                    name?: string;
                };
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            problem: string | null;
                            csv: {
                                layout: {
                                    /** @enum {string} */
                                    delimiter: "comma" | "semicolon" | "tab" | "pipe";
                                    /** @enum {string} */
                                    encoding: "utf-8" | "windows-1252" | "utf-16";
                                    /** @enum {string} */
                                    decimal: "point" | "comma";
                                    /** @enum {string} */
                                    dates: "ymd" | "dmy" | "mdy";
                                    header: number;
                                    skipUndated: boolean;
                                    columns: {
                                        date: number | null;
                                        amount: number | null;
                                        debit: number | null;
                                        credit: number | null;
                                        sign: number | null;
                                        name: number | null;
                                        text: number | null;
                                        reference: number | null;
                                        iban: number | null;
                                        currency: number | null;
                                    };
                                };
                                isRemembered: boolean;
                                titles: string[];
                                sample: string[][];
                                skipped: number;
                            } | null;
                            preview: {
                                account: string;
                                on: string;
                                amount: number;
                                currency: string;
                                name: string;
                                iban: string;
                                text: string;
                                reference: string;
                            }[];
                            entries: number;
                            added: number;
                            known: number;
                            matched: number;
                            proposed: number;
                            isDryRun: boolean;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/entries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the bank account that match the filters, as CSV, oldest first */
        get: {
            parameters: {
                query?: {
                    status?: "open" | "proposed" | "matched" | "closed";
                    q?: string;
                    direction?: "in" | "out";
                    from?: string;
                    to?: string;
                    sort?: "on" | "amount" | "-amount";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/entries/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign what is open of a bank entry to an order, at most what the order still needs */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number: string;
                        amount?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankEntryAssignment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/entries/{id}/assignments/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back that a bank entry pays an order; a repeat changes nothing */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    index: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankEntryAssignment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/entries/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do what is proposed for a bank entry: assign it to its orders, or take an earlier transfer back */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankEntryAssignment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/entries/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that a debit takes back an earlier transfer: its payments are undone */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        entryId: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankEntryAssignment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Undo that a debit takes back a transfer: the money of the transfer is open then */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankEntryAssignment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/entries/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund what is open of a bank entry, keep it as a credit, or note an outgoing one */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "refund" | "credit" | "noted";
                        note: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BankEntryAssignment"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refunds to make at the bank, with the accounts of their payees, as CSV */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that a refund was made at the bank; a repeat changes nothing */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        on: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            number: string;
                            amount: number;
                            currency: string;
                            name: string;
                            iban: string;
                            reason: string;
                            /** @enum {string} */
                            state: "open" | "done";
                            doneOn: string | null;
                            at: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/vat-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save your VAT ID, or remove it; its format and check digit are checked */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        vatId: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            vatId: string;
                            certificates: {
                                id: string;
                                number: string;
                                country: string;
                                regions: string[];
                                from: string;
                                to: string;
                                hasFile: boolean;
                                /** @enum {string} */
                                status: "valid" | "ending" | "coming" | "ended" | "revoked";
                                why: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exempt a customer from tax by a certificate */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        number: string;
                        country: string;
                        regions: string[];
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-certificates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tax exemption certificates that the filters leave, as CSV */
        get: {
            parameters: {
                query?: {
                    status?: "valid" | "ending" | "coming" | "ended" | "revoked";
                    q?: string;
                    from?: string;
                    to?: string;
                    sort?: "to" | "-to" | "name" | "-name";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a tax exemption certificate that is not revoked */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number: string;
                        country: string;
                        regions: string[];
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-certificates/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scanned certificate, for its customer, the admins of its company and staff who may see certificates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        /** Store the scanned certificate: the raw bytes of a PDF file of at most 10 MB */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-certificates/{id}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Revoke a tax exemption certificate; orders placed under it stay exempt */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        why: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/taxes/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which tax rule decides about a sale, and its tax */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country: string;
                        /** @default  */
                        region?: string;
                        /** @default  */
                        postcode?: string;
                        /** @default  */
                        category?: string;
                        /** @default  */
                        email?: string;
                        /** @default false */
                        isCollected?: boolean;
                        amount: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            decision: components["schemas"]["OrderLineTaxRule"];
                            story: string;
                            customer: string;
                            amount: number;
                            tax: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your contract prices for products, in the name of the company for which you buy now, without those that cost you the public price; and the products that are not in its assortment */
        get: {
            parameters: {
                query: {
                    products: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            products: {
                                slug: string;
                                packSize: number;
                                variants: {
                                    sku: string;
                                    listPrice: number;
                                    steps: components["schemas"]["AlternativePartContract"][];
                                }[];
                            }[];
                            notOffered: string[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price lists of customers, companies and groups that match the filters, by name */
        get: {
            parameters: {
                query?: {
                    status?: "current" | "coming" | "ended" | "paused";
                    kind?: "customer" | "company" | "group";
                    q?: string;
                    sort?: "-name" | "for" | "-for" | "to" | "-to";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                name: string;
                                audience: components["schemas"]["AssortmentAudience"];
                                currency: string;
                                from: string | null;
                                to: string | null;
                                active: boolean;
                                id: string;
                                version: number;
                                audienceName: string;
                                audienceEmail: string;
                                count: number;
                                /** @enum {string} */
                                status: "current" | "coming" | "ended" | "paused";
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add a price list for a customer, a company or a group */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        audience: components["schemas"]["AssortmentAudience"];
                        currency: string;
                        from: string | null;
                        to: string | null;
                        active: boolean;
                        entries: components["schemas"]["PriceListEntry"][];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PriceList"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One price list with its entries */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PriceList"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Replace a price list; orders keep their prices */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        audience: components["schemas"]["AssortmentAudience"];
                        currency: string;
                        from: string | null;
                        to: string | null;
                        active: boolean;
                        entries: components["schemas"]["PriceListEntry"][];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PriceList"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete a price list; orders keep their prices */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-lists/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of a price list as CSV; imported again it changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-lists/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: what importing a CSV file of entries would do with a price list */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-lists/{id}/import/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry out a batch of a planned import of entries of a price list; the response says where the next begins */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                    import: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierPartImportInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the product that you mean by a part number of your own, or of the company for which you buy */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            href: string | null;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to five products whose part number of your own, or of the company for which you buy, begins as typed */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parts: {
                                number: string;
                                sku: string;
                                name: string;
                                href: string;
                                img: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-numbers/{owner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own part numbers (“me”), or those of a company. For its members, and staff */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    page?: number;
                };
                header?: never;
                path: {
                    owner: "me" | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                number: string;
                                sku: string;
                                name: string | null;
                                href: string | null;
                            }[];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-numbers/{owner}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own part numbers as CSV, or those of a company; imported again it changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    owner: "me" | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-numbers/{owner}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: what importing a CSV file of own part numbers (at most 5,000 rows and 8 MB) would do */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    owner: "me" | string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-numbers/{owner}/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry out a batch of a planned import of own part numbers; the response says where the next begins */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    owner: "me" | string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierPartImportInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-numbers/{owner}/parts/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set your own part number of a SKU. In a company for those who order, and staff */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    owner: "me" | string;
                    sku: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove your own part number of a SKU. In a company for those who order, and staff */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    owner: "me" | string;
                    sku: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fit-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules that say which parts fit which machines, by name */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rules: components["schemas"]["FitRule"][];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add a rule that says which parts fit which machines, by their specifications */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        part: components["schemas"]["FitRulePart"];
                        machine: components["schemas"]["FitRulePart"];
                        conditions: components["schemas"]["FitRuleCondition"][];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FitRule"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fit-rules/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules that say which parts fit which machines as CSV; imported again they change nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fit-rules/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: what importing a CSV file of rules of what fits (at most 5,000 rows and 8 MB) would do */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fit-rules/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry out a batch of a planned import of rules of what fits; the response says where the next begins */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierPartImportInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SupplierPartImport"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fit-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule of what fits what */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FitRule"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Replace a rule of what fits what */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        part: components["schemas"]["FitRulePart"];
                        machine: components["schemas"]["FitRulePart"];
                        conditions: components["schemas"]["FitRuleCondition"][];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FitRule"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete a rule: nothing fits by it any more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the status or the assignee of a message */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state?: "open" | "waiting" | "closed";
                        assignee?: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/messages/{reference}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to a message, or add a note or the customer’s mail to it; needs the header Idempotency-Key */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "reply" | "note" | "received";
                        text: string;
                        seen: number;
                        /** @default false */
                        close?: boolean;
                        messageId?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a reply template */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReplyTemplateInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReplyTemplate"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a reply template */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReplyTemplateInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReplyTemplate"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Remove a reply template */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a question about a product; it is shown once a moderator has published it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        productId: string;
                        text: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Question2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your questions about a product that are not published, and whether you may answer others */
        get: {
            parameters: {
                query: {
                    product: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            emailVerified: boolean;
                            bought: boolean;
                            waiting: components["schemas"]["Question2"][];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a question with its answers */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Publish a question, or hide it with its answers */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Question"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/questions/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a published question about a product that was delivered to you; a moderator reads it first */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            text: string;
                            /** @enum {string} */
                            state: "waiting" | "published" | "hidden";
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/answers/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Publish an answer, of which the asker gets a mail the first time, or hide it */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    answer: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Question"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/questions/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question in the name of the shop: for everybody, or for the asker alone */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        publish: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Question"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/punchout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchasing systems of a company, without their secrets. For its admins, and staff */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyPunchout"][];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Connect a purchasing system of a company; its shared secret is in this response alone */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyPunchoutInput"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyPunchout2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/punchout/{connection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the connection to a purchasing system, or switch it off, which ends its sessions */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    connection: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyPunchoutInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyPunchout"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Delete the connection to a purchasing system, which ends its sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    connection: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}/punchout/{connection}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the shared secret of a purchasing system; the new one is in this response alone */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                    connection: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyPunchout2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/punchout/cxml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A cXML document of the purchasing system of a company, proved by its shared secret: PunchOutSetupRequest or OrderRequest. The answer is cXML with status 200; its Status says what came of it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/xml": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/punchout/oci": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the shop out of a purchasing system by a form of OCI 5, proved by its USERNAME and PASSWORD; leads to the first page, or answers VALIDATE and BACKGROUND_SEARCH */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/punchout/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the punch-out session of this browser by a form; leads back to the purchasing system with the cart, or without changes where `cancel` is 1 */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/punchout/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start a punch-out session in this browser, once; leads to its first page. Whoever is signed in here is signed out */
        get: {
            parameters: {
                query: {
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API keys, without their secrets */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            scopes: ("orders:read" | "orders:write" | "returns:read" | "returns:write" | "invoices:read" | "products:read" | "products:write" | "prices:write" | "customers:read" | "customers:write" | "stock:read" | "stock:write")[];
                            addresses: string[];
                            ending: string;
                            createdAt: string;
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Make an API key, which is in this response alone */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        scopes: ("orders:read" | "orders:write" | "returns:read" | "returns:write" | "invoices:read" | "products:read" | "products:write" | "prices:write" | "customers:read" | "customers:write" | "stock:read" | "stock:write")[];
                        /** @default [] */
                        addresses?: (string)[];
                        validDays: number | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            scopes: ("orders:read" | "orders:write" | "returns:read" | "returns:write" | "invoices:read" | "products:read" | "products:write" | "prices:write" | "customers:read" | "customers:write" | "stock:read" | "stock:write")[];
                            addresses: string[];
                            ending: string;
                            createdAt: string;
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            key: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key: its next request is rejected */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The endpoints to which events are sent, without their secrets */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"][];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Add an endpoint; its secret is in this response alone */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        url: string;
                        /** @default  */
                        description?: string;
                        events: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an endpoint with its log */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /** Change an endpoint, or switch it on or off; on ends a pause and tries what waits at once */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        url?: string;
                        description?: string;
                        events?: string[];
                        active?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an endpoint a new secret; the one before it signs too for 24 hours */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event to an endpoint at once, and return what it answered */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookDeliveryRow"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deliveries of the last 30 days, the newest first, with requests and responses */
        get: {
            parameters: {
                query?: {
                    endpoint?: string;
                    state?: "waiting" | "delivered" | "failed";
                    page?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: components["schemas"]["WebhookDeliveryRow"][];
                            page: number;
                            pages: number;
                            total: number;
                            pageSize: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivered or failed event again at once, and return what came of it */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookDeliveryRow"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare the payments of the card provider and the bank with the orders, and the orders with their invoices */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checkedAt: string;
                            compared: number;
                            corrected: number;
                            orders: number;
                            differences: {
                                /** @enum {string} */
                                kind: "unknown-order" | "missing-payment" | "other-amount" | "undone-refund" | "paid-without-entry" | "other-status" | "unknown-entry" | "entry-sum" | "invoice-balance";
                                paymentId: string;
                                number: string;
                                amount: number;
                                currency: string;
                                detail: string;
                                at: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/surplus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Send a payment back that belongs to no order */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Campaign2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events of Stripe about payments, proven by their signature */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        topic: "product-request" | "order" | "return" | "account" | "press" | "jobs" | "other";
                        name: string;
                        email: string;
                        message: string;
                        product?: string;
                        sku?: string;
                        quantity?: number;
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            message: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server runs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HealthLive"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server and its database can serve */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HealthLive"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, products, accounts and messages that match, as far as your role may see them */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            found: {
                                /** @enum {string} */
                                kind: "order" | "quote" | "blanket order" | "product" | "customer" | "message" | "question";
                                href: string;
                                name: string;
                                detail: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person of this email is an admin; asked by that person, or by staff who may see accounts */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            admin: boolean;
                            /** @enum {string} */
                            role: "customer" | "admin" | "manager" | "warehouse" | "support" | "content" | "read-only";
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a confirmation link to a new address for your account; needs a recent sign-in */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a new email address with the link that was mailed to it, which works once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyInvitationAcceptInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms your address again */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address with a mailed link, which works once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyInvitationAcceptInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How you sign in here: your account, its providers and times */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            uid: string;
                            displayName: string;
                            email: string;
                            phoneNumber: string | null;
                            photoURL: string | null;
                            emailVerified: boolean;
                            tenantId: string | null;
                            isAnonymous: boolean;
                            providerData: {
                                /** @enum {string} */
                                providerId: "password" | "google.com";
                                uid: string;
                                displayName: string;
                                email: string;
                                phoneNumber: string | null;
                                photoURL: string | null;
                            }[];
                            metadata: {
                                creationTime: string;
                                lastSignInTime: string;
                            };
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in here, and what the cart holds */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            person: {
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "customer" | "admin" | "manager" | "warehouse" | "support" | "content" | "read-only";
                                emailVerified: boolean;
                                asksTwoFactor: boolean;
                            } | null;
                            cart?: {
                                count: number;
                                subtotal: number;
                                currency: string;
                                lines: {
                                    name: string;
                                    color: string | null;
                                    quantity: number;
                                    img: string;
                                    href: string;
                                }[];
                            };
                            punchout?: {
                                company: string;
                                /** @enum {string} */
                                operation: "create" | "edit" | "inspect";
                            };
                            actingUntil?: string;
                            contractPrices?: boolean;
                            ownNumbers?: boolean;
                            machines?: boolean;
                            assortment?: boolean;
                            limited?: boolean;
                            approvals?: number;
                            companies?: {
                                active: string | null;
                                all: components["schemas"]["BlanketOrderCompany"][];
                            };
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{slug}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Approve a page that was made from a template, so that it no longer counts as a draft */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your password; every other session ends */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link for a new password; the response is the same whether or not the address is known */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with a mailed link, which works once; all sessions end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your settings hold about you */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save account settings; fields that are left out stay */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        image?: string | null;
                        phone?: string;
                        facebook?: string;
                        twitter?: string;
                        linkedin?: string;
                        github?: string;
                        institute?: string;
                        degree?: string;
                        gender?: ("male" | "female" | "other") | null;
                        graduation?: string;
                        bio?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            device: string;
                            createdAt: string;
                            lastSeenAt: string;
                            current: boolean;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        /** End all your sessions but this one */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a Google sign-in with the second factor of the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How you can confirm that it is you: by password, by Google */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            password: boolean;
                            google: boolean;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Confirm your password: for 10 minutes you count as recently signed in */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the shop */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopSetting"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change settings of the shop */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        legalName?: string;
                        tagline?: string;
                        foundedYear?: number;
                        address?: string[];
                        phone?: string;
                        /** Format: email */
                        email?: string;
                        hours?: string[];
                        taxId?: string;
                        bank?: components["schemas"]["ShopSettingBank"];
                        invoicing?: components["schemas"]["ShopSettingInvoicing"];
                        creditControl?: components["schemas"]["ShopSettingCreditControl"];
                        retention?: components["schemas"]["ShopSettingRetention"];
                        timeZone?: string;
                        countries?: components["schemas"]["ShopSettingCountry"][];
                        deliveryMethods?: components["schemas"]["ShopSettingDeliveryMethod"][];
                        deliveryZones?: components["schemas"]["ShopSettingDeliveryZone"][];
                        cutOffHour?: number;
                        returnPolicy?: components["schemas"]["ShopSettingReturnPolicy"] | null;
                        carriers?: components["schemas"]["ShopSettingCarrier"][];
                        taxRules?: components["schemas"]["ShopSettingTaxRule"][];
                        taxShipping?: boolean;
                        taxCategories?: components["schemas"]["ShopSettingTaxCategory"][];
                        taxAssignments?: components["schemas"]["ShopSettingTaxAssignment"][];
                        /** @enum {string} */
                        deliveryTax?: "goods" | "proportional" | "own";
                        /** @enum {string} */
                        taxRounding?: "invoice" | "line";
                        collectionPlace?: components["schemas"]["ShopSettingCollectionPlace"] | null;
                        statistics?: components["schemas"]["ShopSettingStatistic"][];
                        logo?: "" | string;
                        colors?: components["schemas"]["ShopSettingColor"];
                        announcementBar?: components["schemas"]["ShopSettingAnnouncementBar"];
                        holidays?: components["schemas"]["ShopSettingHoliday"][];
                        homeSections?: components["schemas"]["ShopSettingHomeSection"][];
                        navigation?: components["schemas"]["ShopSettingNavigation"][];
                        footer?: components["schemas"]["ShopSettingFooter"][];
                        transferDays?: number;
                        maxUnpaidOrders?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ShopSetting"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this shop still has to be set up */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            open: boolean;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Check the one-time code that the server prints for an empty database */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetupInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Set up an empty shop and create its first admin, with the one-time code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        shop: {
                            name: string;
                            legalName: string;
                            tagline: string;
                            foundedYear: number;
                            address: string[];
                            phone: string;
                            /** Format: email */
                            email: string;
                            hours: string[];
                            logo: "" | string;
                            colors: components["schemas"]["ShopSettingColor"];
                            timeZone: string;
                            countries: components["schemas"]["ShopSettingCountry"][];
                            taxRules: components["schemas"]["ShopSettingTaxRule"][];
                            taxShipping: boolean;
                            taxId: string;
                            bank: components["schemas"]["ShopSettingBank"];
                            deliveryMethods: {
                                id: string;
                                name: string;
                                description: string;
                                price: number;
                                freeFrom: number | null;
                                minDays: number;
                                maxDays: number;
                            }[];
                            country: string;
                            currency: string;
                        };
                        admin: components["schemas"]["SetupInputAdmin"];
                        sampleData: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the logo of a shop that is being set up; X-Setup-Code has the one-time code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "*/*": string;
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Image"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to sign in, also to an address without an account; the response is the same for all */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderCustomerInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            challenge: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account; a mail asks to confirm the address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetupInputAdmin"];
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Setup"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn two-factor sign-in on with a code of the app; returns your recovery codes, once */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetupInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TwoFactor"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** A secret for your authenticator app. Needs a recent sign-in */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secret: string;
                            qr: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        /** Turn two-factor sign-in off with a code or the password; needs a recent sign-in */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code?: string;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/two-factor/later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Postpone the request to turn on two-factor sign-in by 30 days */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Assortment2"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your recovery codes; the old ones stop working. Needs a recent sign-in */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TwoFactor"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts, newest first unless sorted otherwise, 20 to a page; an empty array after the last */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    page?: number;
                    sort?: "since" | "email" | "-email";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            email: string;
                            name: string;
                            image: string | null;
                            /** @enum {string} */
                            role: "customer" | "admin" | "manager" | "warehouse" | "support" | "content" | "read-only";
                            emailVerified: boolean;
                            disabled: boolean;
                            createdAt: string;
                        }[];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** An access token for the signed-in person of this email, good for an hour */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserInput"];
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresIn: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a person an admin */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAdmin"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Take the admin role away */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAdmin"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/disabled/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable an account: its sessions end at once */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAdmin"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Let a disabled account sign in again */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAdmin"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/role/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a person a role of the staff, or take it away */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "customer" | "admin" | "manager" | "warehouse" | "support" | "content" | "read-only";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAdmin"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all sessions of a person */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    email: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserAdmin"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail again that could not be delivered */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            to: string;
                            subject: string;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{report}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report as CSV: its rows in the range and order of the query, without totals */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                    sort?: string;
                };
                header?: never;
                path: {
                    report: "days" | "products" | "categories" | "customers" | "regions" | "taxes" | "payments" | "margins" | "stock" | "low-stock" | "movements";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The approved reviews of a product with their average and histogram */
        get: {
            parameters: {
                query: {
                    product: string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            summary: {
                                average: number;
                                count: number;
                                histogram: [
                                    number,
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                            };
                            reviews: {
                                rows: {
                                    id: string;
                                    author: string;
                                    rating: number;
                                    text: string;
                                    verifiedPurchase: boolean;
                                    createdAt: string;
                                }[];
                                page: number;
                                pages: number;
                                total: number;
                                pageSize: number;
                            };
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Write your review of a product, or change it; it waits for a moderator */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Chosen by the caller for this call: a repeat with the same key gets the same response */
                    "Idempotency-Key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        productId: string;
                        rating: number;
                        text: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Review"];
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve a review, or reject it with a reason */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "approve" | "reject";
                        version: number;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            author: string;
                            rating: number;
                            text: string;
                            verifiedPurchase: boolean;
                            createdAt: string;
                            productId: string;
                            slug: string;
                            productName: string;
                            /** @enum {string} */
                            state: "waiting" | "approved" | "rejected";
                            reason: string | null;
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/reviews/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own review of a product, and the name and email for the form */
        get: {
            parameters: {
                query: {
                    product: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            email: string;
                            emailVerified: boolean;
                            review: components["schemas"]["Review"] | null;
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/variants/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variants of a published product, each with its price and stock */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            slug: string;
                            name: string;
                            label: string;
                            quantity: number;
                            step: number;
                            max: number;
                            options: {
                                sku: string;
                                mpn: string | null;
                                name: string;
                                color: components["schemas"]["VariantOptionColor"] | null;
                                img: string;
                                query: string;
                                price: string;
                                pack: {
                                    unit: string;
                                    piece: string | null;
                                } | null;
                                availableQuantity: number;
                                backorder?: string;
                                available: string;
                            }[];
                        };
                    };
                };
                default: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            error: {
                code: string;
                message: string;
                fields?: {
                    [key: string]: string;
                };
                reference?: string;
            };
        };
        Assortment: {
            name: string;
            audience: components["schemas"]["AssortmentAudience"];
            active: boolean;
            limits: boolean;
            skus: string[];
            categories: string[];
            brands: string[];
            id: string;
            version: number;
            audienceName: string;
            audienceEmail: string;
        };
        AssortmentAudience: {
            /** @enum {string} */
            kind: "customer" | "company" | "group";
            id: string;
        };
        Assortment2: {
            done: boolean;
        };
        Company: {
            id: string;
            name: string;
            taxId: string;
            /** @enum {string} */
            status: "requested" | "active" | "suspended";
            billing: components["schemas"]["CompanyBilling"];
            sites: components["schemas"]["CompanySite"][];
            purchaseOrders: components["schemas"]["CompanyPurchaseOrder"];
            shipComplete: boolean;
            parentId: string | null;
            mailDomain: string;
            joinsByDomain: boolean;
            salesPersonId: string | null;
            note: string;
            version: number;
            createdAt: string;
        };
        CompanyBilling: {
            line1: string;
            line2: string;
            city: string;
            region: string;
            postcode: string;
            country: string;
        };
        CompanySite: {
            name: string;
            contact: string;
            phone: string & (unknown & unknown);
            address: components["schemas"]["CompanyBilling"];
            deliveryNote: string;
            id: string;
        };
        CompanyPurchaseOrder: {
            required: boolean;
            pattern: string;
            isUnique: boolean;
        };
        ShoppingListReminder: {
            weeks: number;
            nextAt: string;
            mine: boolean;
        };
        ShoppingListLineLimit: {
            minQuantity: number;
            multiple: number;
            maxQuantity: number | null;
        };
        MachineSparePart: {
            slug: string;
            name: string;
            sku: string;
        };
        MachineDocument: {
            href: string;
            revision?: string;
            date?: string;
            title: string;
            earlier?: {
                href: string;
                revision?: string;
                date?: string;
            }[];
        };
        BlanketOrder: {
            number: string;
            /** @enum {string} */
            status: "draft" | "upcoming" | "active" | "used-up" | "expired" | "closed";
            company: components["schemas"]["BlanketOrderCompany"];
            contact: components["schemas"]["BlanketOrderContact"];
            purchaseOrder: string;
            from: string;
            until: string;
            terms: string;
            lines: {
                sku: string;
                name: string;
                detail: string;
                unit: string;
                quantity: number;
                remaining: number;
                unitPrice: number;
            }[];
            callOffs: {
                order: string | null;
                at: string;
                by: string;
                lines: components["schemas"]["BlanketOrderCallOffLine"][];
            }[];
            currency: string;
            quote: string | null;
            history: components["schemas"]["BlanketOrderHistory"][];
            createdAt: string;
            seq: number;
        };
        BlanketOrderCompany: {
            id: string;
            name: string;
        };
        BlanketOrderContact: {
            id: string;
            name: string;
            email: string;
        };
        BlanketOrderCallOffLine: {
            sku: string;
            quantity: number;
        };
        BlanketOrderHistory: {
            what: string;
            at: string;
            by: string;
            why: string;
        };
        Campaign: {
            id: string;
            subject: string;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "sent" | "stopped";
            category: string | null;
            sendAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            editedAt: string;
            editedBy: string | null;
            figures: {
                recipients: number;
                sent: number;
                waiting: number;
                bounced: number;
                failed: number;
                skipped: number;
                stopped: number;
                unsubscribed: number;
            };
            revision: number;
            text: components["schemas"]["CampaignText"];
        };
        CampaignText: {
            subject: string;
            preheader: string;
            body: string;
            category: string | null;
            perMinute: number;
        };
        CampaignInput: {
            revision: number;
        };
        Campaign2: {
            id: string;
        };
        PurchaseOrder: {
            number: string;
            /** @enum {string} */
            state: "draft" | "sent" | "partly-received" | "received" | "cancelled";
            supplierId: string;
            supplier: {
                name: string;
                email: string;
                contact: string;
                address: string[];
            };
            currency: string;
            lines: {
                sku: string;
                quantity: number;
                cost: number;
                product: string;
                partNumber: string;
                packSize: number;
                received: number;
            }[];
            note: string;
            expectedOn: string | null;
            createdAt: string;
            sentAt: string | null;
            receipts: {
                id: string;
                lines: components["schemas"]["PurchaseOrderReceiptLine"][];
                note: string;
                at: string;
                by: string;
            }[];
            history: components["schemas"]["BlanketOrderHistory"][];
            total: number;
            version: number;
        };
        PurchaseOrderReceiptLine: {
            sku: string;
            quantity: number;
            cost: number | null;
        };
        SupplierInput: {
            name: string;
            email: string;
            contact: string;
            phone: string;
            address: string[];
            currency: string;
            leadTimeDays: number;
            minOrder: number;
            note: string;
            active: boolean;
        };
        Supplier: {
            name: string;
            email: string;
            contact: string;
            phone: string;
            address: string[];
            currency: string;
            leadTimeDays: number;
            minOrder: number;
            note: string;
            active: boolean;
            id: string;
            parts: number;
        };
        DiscountInput: {
            title: string;
            code: string | null;
            /** @enum {string} */
            kind: "percent" | "amount" | "free-delivery";
            value: number;
            categories: string[];
            skus: string[];
            customers: string[];
            minSubtotal: number;
            from: string | null;
            to: string | null;
            maxUses: number | null;
            maxUsesPerCustomer: number | null;
            active: boolean;
        };
        Discount: {
            title: string;
            code: string | null;
            /** @enum {string} */
            kind: "percent" | "amount" | "free-delivery";
            value: number;
            categories: string[];
            skus: string[];
            customers: string[];
            minSubtotal: number;
            from: string | null;
            to: string | null;
            maxUses: number | null;
            maxUsesPerCustomer: number | null;
            active: boolean;
            id: string;
            /** @enum {string} */
            status: "active" | "scheduled" | "paused" | "expired" | "used-up";
            used: number;
        };
        SavedView: {
            id: string;
            name: string;
            query: string;
            shared: boolean;
            owner: string | null;
            own: boolean;
        };
        BulkEdit: {
            id: string;
            /** @enum {string} */
            state: "preparing" | "preview" | "applying" | "applied" | "undoing" | "undone";
            done: number;
            total: number;
        };
        CatalogStructureInput: {
            /** @constant */
            kind: "category";
            name: string;
            slug: string | null;
            parent: string | null;
            text: string;
            picture: string | null;
            pageTitle: string | null;
            pageDescription: string | null;
        };
        CatalogStructureInput2: {
            /** @constant */
            kind: "field";
            name: string;
            /** @enum {string} */
            values: "choice" | "measure" | "text";
            unit: string | null;
            choices: string[];
            filterable: boolean;
            categories: string[];
        };
        CatalogStructureInput3: {
            /** @constant */
            kind: "tag";
            name: string;
        };
        CatalogStructureInput4: {
            /** @constant */
            kind: "brand";
            name: string;
            website: string | null;
        };
        CatalogStructure: {
            key: string;
            behind: number;
        };
        ProductInputVariant: {
            sku: string;
            mpn?: string | null;
            /** @default null */
            color: {
                name: string;
                hex: string;
            } | null;
            /** @default null */
            size: string | null;
            img?: string | null;
            price: number;
            availableQuantity: number;
        };
        ProductInputPriceBreak: {
            from: number;
            percentOff: number;
        };
        ProductInputSpecification: {
            name: string;
            value: string;
        };
        ProductInputDocument: {
            href: string;
            revision?: string;
            /** Format: date */
            date?: string;
            title: string;
            earlier?: {
                href: string;
                revision?: string;
                /** Format: date */
                date?: string;
            }[];
        };
        Product: {
            id: string;
            slug: string;
        };
        AddressInput: {
            name: string;
            company: string;
            line1: string;
            line2: string;
            city: string;
            region: string;
            postcode: string;
            country: string;
            phone: string & (unknown & unknown);
        };
        Address: {
            name: string;
            company: string;
            line1: string;
            line2: string;
            city: string;
            region: string;
            postcode: string;
            country: string;
            phone: string;
            id: string;
        };
        Order: {
            id: string;
            number: string;
            /** @enum {string} */
            state: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "returned";
            customer: components["schemas"]["BlanketOrderContact"];
            company?: components["schemas"]["OrderCompany"];
            costCenter?: string;
            lines: components["schemas"]["OrderLine"][];
            quote?: components["schemas"]["OrderQuote"];
            blanketOrder?: components["schemas"]["OrderBlanketOrder"];
            discounts?: components["schemas"]["OrderDiscount"][];
            totals: components["schemas"]["OrderTotal"];
            address: components["schemas"]["OrderAddress"];
            delivery: components["schemas"]["OrderDelivery"];
            shipComplete?: boolean;
            requestedDate?: string;
            purchaseOrderFile?: components["schemas"]["BlanketOrderCompany"];
            payment: components["schemas"]["OrderPayment"];
            payments?: components["schemas"]["OrderPayment2"][];
            refunds?: components["schemas"]["OrderRefund"][];
            returns?: components["schemas"]["OrderReturn"][];
            replaces?: components["schemas"]["OrderReplace"];
            shipments: components["schemas"]["OrderShipment"][];
            original?: components["schemas"]["OrderOriginal"];
            history: components["schemas"]["BlanketOrderHistory"][];
            placedAt: string;
        };
        OrderCompany: {
            id: string;
            name: string;
            taxId?: string;
            billing?: components["schemas"]["CompanyBilling"];
        };
        OrderLine: {
            sku: string;
            ownNumber?: string;
            comment?: string;
            productId: string;
            slug: string;
            name: string;
            color: string | null;
            size: string | null;
            img: string;
            unit: string;
            quantity: number;
            backorder?: {
                quantity: number;
                expectedOn: string;
                arrivedAt?: string;
            };
            listPrice: number;
            unitPrice: number;
            total: number;
            discount?: number;
            returned?: {
                quantity: number;
                net: number;
            };
            taxBasisPoints: number;
            taxRule?: components["schemas"]["OrderLineTaxRule"];
        };
        OrderLineTaxRule: {
            rule: string;
            name: string;
            ruleBasisPoints: number;
            place: {
                country: string;
                region: string;
                postcode: string;
            };
            category: string;
            basisPoints: number;
            /** @enum {string} */
            reason?: "reverse-charge" | "exempt-customer" | "outside" | "untaxed";
            evidence?: string;
        };
        OrderQuote: {
            number: string;
            version: number;
            delivery?: number;
        };
        OrderBlanketOrder: {
            number: string;
            purchaseOrder: string;
        };
        OrderDiscount: {
            id: string;
            title: string;
            code: string | null;
            /** @enum {string} */
            kind: "percent" | "amount" | "free-delivery";
            amount: number;
        };
        OrderTotal: {
            subtotal: number;
            discount?: number;
            shipping: number;
            shippingDiscount?: number;
            tax: number;
            taxName: string;
            taxBasisPoints: number;
            taxes?: components["schemas"]["OrderTotalTax"][];
            /** @constant */
            taxRounding?: "line";
            total: number;
            currency: string;
        };
        OrderTotalTax: {
            name: string;
            basisPoints: number;
            net: number;
            tax: number;
            /** @enum {string} */
            reason?: "reverse-charge" | "exempt-customer" | "outside" | "untaxed";
            evidence?: string;
        };
        OrderAddress: {
            name: string;
            company: string;
            line1: string;
            line2: string;
            city: string;
            region: string;
            postcode: string;
            country: string;
            phone: string;
        };
        OrderDelivery: {
            id: string;
            name: string;
            minDays: number;
            maxDays: number;
            tracking: string;
            zone?: string;
            estimate?: components["schemas"]["OrderDeliveryEstimate"];
        };
        OrderDeliveryEstimate: {
            from: string;
            to: string;
        };
        OrderPayment: {
            /** @enum {string} */
            method: "invoice" | "card" | "bank-transfer" | "counter";
            /** @enum {string} */
            state: "due" | "authorized" | "paid" | "refunded";
            purchaseOrder: string;
            netDays?: number;
        };
        OrderPayment2: {
            id: string;
            /** @enum {string} */
            provider: "stripe" | "bank-transfer";
            /** @enum {string} */
            status: "authorized" | "captured" | "voided";
            amount: number;
            captured: number;
            refunded: number;
            label: string;
            allowsSeveralCaptures: boolean;
            isSurplus: boolean;
            at: string;
        };
        OrderRefund: {
            id: string;
            paymentId: string;
            amount: number;
            reason: string;
            isExcess: boolean;
            isDone: boolean;
            returnId?: string;
            at: string;
        };
        OrderReturn: {
            id: string;
            number: string;
            /** @enum {string} */
            status: "requested" | "approved" | "refused" | "cancelled" | "received" | "inspected" | "closed";
            lines: components["schemas"]["OrderReturnLine"][];
            why: string;
            inspection: components["schemas"]["OrderReturnInspection"][];
            refund: components["schemas"]["OrderReturnRefund"] | null;
            repairs?: components["schemas"]["OrderReturnRepair"][];
            replacement?: components["schemas"]["OrderReturnReplacement"];
            at: string;
        };
        OrderReturnLine: {
            sku: string;
            quantity: number;
            /** @enum {string} */
            reason: "wrong-item" | "damaged" | "defective" | "not-needed" | "does-not-fit" | "other";
            note: string;
            photos: string[];
            approved: number;
        };
        OrderReturnInspection: {
            sku: string;
            quantity: number;
            /** @enum {string} */
            outcome: "restock" | "repair" | "scrap" | "send-back";
        };
        OrderReturnRefund: {
            key: string;
            credits: components["schemas"]["OrderReturnRefundCredit"][];
            amount: number;
            reason: string;
            by: string;
            at: string;
        };
        OrderReturnRefundCredit: {
            invoice: string;
            lines: {
                sku: string;
                quantity: number;
                total: number;
                discount: number;
                taxBasisPoints: number;
                tax: number;
            }[];
            delivery: number;
            deductions: {
                sku?: string;
                name: string;
                amount: number;
                taxBasisPoints: number;
            }[];
            taxes: components["schemas"]["OrderTotalTax"][];
            gross: number;
        };
        OrderReturnRepair: {
            id: string;
            units: {
                sku: string;
                quantity: number;
                /** @enum {string} */
                outcome: "restock" | "scrap";
            }[];
            by: string;
            at: string;
        };
        OrderReturnReplacement: {
            lines: components["schemas"]["BlanketOrderCallOffLine"][];
            order: string | null;
        };
        OrderReplace: {
            order: string;
            returnId: string;
            returnNumber: string;
        };
        OrderShipment: {
            id: string;
            at: string;
            lines: components["schemas"]["BlanketOrderCallOffLine"][];
            carrier: string;
            tracking: string;
            trackingUrl: string;
            by: string;
        };
        OrderOriginal: {
            lines: components["schemas"]["OrderLine"][];
            totals: components["schemas"]["OrderTotal"];
        };
        ContentInput: {
            title: string;
            slug: string;
            summary: string;
            body: string;
            picture: string | null;
            tags: string[];
            author: string;
            seoTitle: string;
            seoDescription: string;
        };
        Content: {
            /** @enum {string} */
            kind: "page" | "post";
            id: string;
            title: string;
            path: string;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            isPublished: boolean;
            hasChanges: boolean;
            isUnapproved: boolean;
            publishAt: string | null;
            editedAt: string;
            editedBy: string | null;
            revision: number;
            text: components["schemas"]["ContentInput"];
        };
        ContentEntryInput: {
            /** @constant */
            kind: "faq";
            question: string;
            answer: string;
            position: number;
        };
        ContentEntryInput2: {
            /** @constant */
            kind: "testimonial";
            name: string;
            description: string;
            picture: string | null;
            position: number;
        };
        ContentEntryInput3: {
            /** @constant */
            kind: "announcement";
            title: string;
            text: string;
            /** @enum {string} */
            audience: "all" | "customers" | "admins";
            places: ("myOrders" | "manageOrder" | "manageProduct")[];
            from: string | null;
            until: string | null;
        };
        PriceList: {
            name: string;
            audience: components["schemas"]["AssortmentAudience"];
            currency: string;
            from: string | null;
            to: string | null;
            active: boolean;
            entries: components["schemas"]["PriceListEntry"][];
            id: string;
            version: number;
            audienceName: string;
            audienceEmail: string;
        };
        PriceListEntry: {
            sku: string | null;
            category: string | null;
            from: number;
            price: number | null;
            percentOff: number | null;
        };
        FitRule: {
            name: string;
            part: components["schemas"]["FitRulePart"];
            machine: components["schemas"]["FitRulePart"];
            conditions: components["schemas"]["FitRuleCondition"][];
            id: string;
            version: number;
        };
        FitRulePart: {
            category: string;
            field: string;
            values: string[];
        };
        FitRuleCondition: {
            part: string;
            /** @enum {string} */
            comparison: "equal" | "at-least" | "at-most" | "shared";
            machine: string;
        };
        Message: {
            reference: string;
            /** @enum {string} */
            topic: "product-request" | "order" | "return" | "account" | "press" | "jobs" | "other";
            name: string;
            email: string;
            message: string;
            /** @enum {string} */
            state: "open" | "waiting" | "closed";
            assignee: components["schemas"]["BlanketOrderCompany"] | null;
            replies: number;
            receivedAt: string;
            product: string | null;
            sku: string | null;
            quantity: number | null;
            signedIn: boolean;
            entries: {
                id: string;
                /** @enum {string} */
                kind: "reply" | "note" | "received";
                text: string;
                by: string;
                at: string;
                delivery: {
                    /** @enum {string} */
                    state: "kept" | "sent" | "failed";
                    lastError: string | null;
                } | null;
            }[];
        };
        ReplyTemplateInput: {
            name: string;
            text: string;
        };
        ReplyTemplate: {
            name: string;
            text: string;
            id: string;
        };
        QuestionInput: {
            published: boolean;
        };
        Question: {
            id: string;
            productId: string;
            slug: string;
            productName: string;
            text: string;
            /** @enum {string} */
            state: "waiting" | "published" | "hidden";
            createdAt: string;
            author: string;
            /** @enum {string} */
            status: "open" | "answered" | "hidden";
            answers: {
                id: string;
                author: string;
                /** @enum {string} */
                by: "shop" | "customer";
                text: string;
                boughtThis: boolean;
                createdAt: string;
                /** @enum {string} */
                state: "waiting" | "published" | "hidden";
            }[];
        };
        Webhook: {
            id: string;
            url: string;
            description: string;
            events: string[];
            /** @enum {string} */
            status: "on" | "off" | "paused";
            failingSince: string | null;
            pausedAt: string | null;
            oldSecretUntil: string | null;
            createdAt: string;
        };
        UserInput: {
            email: string;
        };
        VariantOptionColor: {
            name: string;
            hex: string;
        };
        ShopOrder: {
            id?: string;
            number?: string;
            /** @enum {string} */
            state?: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "returned";
            customer?: components["schemas"]["BlanketOrderContact"];
            company?: components["schemas"]["OrderCompany"];
            costCenter?: string;
            lines?: components["schemas"]["OrderLine"][];
            quote?: components["schemas"]["OrderQuote"];
            blanketOrder?: components["schemas"]["OrderBlanketOrder"];
            discounts?: components["schemas"]["OrderDiscount"][];
            totals?: components["schemas"]["OrderTotal"];
            address?: components["schemas"]["OrderAddress"];
            delivery?: components["schemas"]["OrderDelivery"];
            shipComplete?: boolean;
            requestedDate?: string;
            purchaseOrderFile?: components["schemas"]["BlanketOrderCompany"];
            payment?: components["schemas"]["OrderPayment"];
            payments?: components["schemas"]["OrderPayment2"][];
            refunds?: components["schemas"]["OrderRefund"][];
            returns?: components["schemas"]["OrderReturn"][];
            replaces?: components["schemas"]["OrderReplace"];
            shipments?: components["schemas"]["OrderShipment"][];
            original?: components["schemas"]["OrderOriginal"];
            history?: components["schemas"]["BlanketOrderHistory"][];
            placedAt?: string;
            updatedAt?: string;
        };
        ShopProduct: {
            id?: string;
            slug?: string;
            sku?: string;
            name?: string;
            brand?: string;
            category?: string;
            tags?: string[];
            img?: string;
            pictures?: string[];
            description?: string;
            unit?: string;
            packSize?: number;
            leadTimeDays?: number;
            minQuantity?: number;
            multiple?: number;
            maxQuantity?: number | null;
            taxCategory?: string;
            weightGrams?: number;
            oversize?: boolean;
            dangerousGoods?: boolean;
            unspsc?: string;
            eclass?: string;
            sizeName?: string;
            price?: number;
            priceTo?: number;
            currency?: string;
            variants?: {
                sku: string;
                mpn: string | null;
                color: components["schemas"]["VariantOptionColor"] | null;
                size: string | null;
                img: string;
                price: number;
            }[];
            priceBreaks?: components["schemas"]["ShopProductPriceBreak"][];
            specifications?: components["schemas"]["ShopProductSpecification"][];
            documents?: components["schemas"]["MachineDocument"][];
            accessories?: string[];
            spareParts?: string[];
            successor?: string | null;
            availableFrom?: string;
            /** @enum {string} */
            state?: "draft" | "published" | "exclusive" | "archived";
            createdAt?: string;
            updatedAt?: string;
        };
        ShopProductPriceBreak: {
            from: number;
            percentOff: number;
        };
        ShopProductSpecification: {
            name: string;
            value: string;
        };
        ShopCustomer: {
            id?: string;
            email?: string;
            name?: string;
            phone?: string;
            emailVerified?: boolean;
            disabled?: boolean;
            createdAt?: string;
            updatedAt?: string;
        };
        ShopStock: {
            sku?: string;
            productId?: string;
            product?: string | null;
            option?: string;
            available?: number;
            reorderPoint?: number | null;
            reorderQuantity?: number | null;
            averageCost?: number | null;
            preferredSupplier?: string | null;
            updatedAt?: string;
        };
        ShopInvoice: {
            id?: string;
            /** @enum {string} */
            status?: "open" | "paid" | "credited" | "issued";
            credited?: number;
            hash?: string;
            content?: components["schemas"]["ShopInvoiceContent"];
            updatedAt?: string;
        };
        ShopInvoiceContent: {
            /** @enum {string} */
            series: "invoice" | "credit-note";
            number: string;
            issuedOn: string;
            dueOn: string | null;
            shippedOn: string;
            order: {
                number: string;
                placedOn: string;
                purchaseOrder: string;
            };
            credits: {
                number: string;
                issuedOn: string;
                reason: string;
            } | null;
            seller: {
                name: string;
                address: string[];
                phone: string;
                email: string;
                taxId: string;
                vatId: string;
                street: string;
                city: string;
                postcode: string;
                country: string;
                bank: {
                    name: string;
                    accountHolder: string;
                    accountNumber: string;
                    routingNumber: string;
                    iban: string;
                    bic: string;
                };
            };
            buyer: {
                name: string;
                company: string;
                email: string;
                line1: string;
                line2: string;
                city: string;
                region: string;
                postcode: string;
                country: string;
                countryName: string;
                taxId: string;
            };
            deliveredTo?: {
                name: string;
                company: string;
                line1: string;
                line2: string;
                city: string;
                region: string;
                postcode: string;
                country: string;
                countryName: string;
            };
            handedOverIn?: string;
            lines: {
                sku: string;
                ownNumber?: string;
                comment?: string;
                name: string;
                unit: string;
                quantity: number;
                unitPrice: number;
                total: number;
                discount: number;
                taxBasisPoints: number;
                /** @enum {string} */
                taxReason?: "reverse-charge" | "exempt-customer" | "outside" | "untaxed";
            }[];
            discountName: string;
            delivery: components["schemas"]["ShopInvoiceContentDelivery"] | null;
            deductions?: components["schemas"]["ShopInvoiceContentDelivery"][];
            taxes: components["schemas"]["OrderTotalTax"][];
            net: number;
            tax: number;
            gross: number;
            currency: string;
            locale: string;
            paymentReference: string;
            isPaid: boolean;
            footer: string;
            showsQrCode: boolean;
            logo: string;
        };
        ShopInvoiceContentDelivery: {
            name: string;
            amount: number;
            taxBasisPoints: number;
        };
        ShopReturn: {
            id?: string;
            number?: string;
            /** @enum {string} */
            status?: "requested" | "approved" | "refused" | "cancelled" | "received" | "inspected" | "closed";
            lines?: components["schemas"]["OrderReturnLine"][];
            why?: string;
            inspection?: components["schemas"]["OrderReturnInspection"][];
            refund?: components["schemas"]["OrderReturnRefund"] | null;
            repairs?: components["schemas"]["OrderReturnRepair"][];
            replacement?: components["schemas"]["OrderReturnReplacement"];
            at?: string;
            orderNumber?: string;
            customer?: components["schemas"]["BlanketOrderContact"];
            currency?: string;
            updatedAt?: string;
        };
        SupplierPartImportInput: {
            from: number;
        };
        SupplierPartImport: {
            rows: components["schemas"]["SupplierPartImportRow"][];
            next: number | null;
            total: number;
        };
        SupplierPartImportRow: {
            row: number;
            sku: string;
            name: string;
            /** @enum {string} */
            action: "create" | "update" | "skip" | "wrong";
            changes: {
                field: string;
                before: string;
                after: string;
            }[];
            problems: components["schemas"]["SupplierPartImportRowProblem"][];
        };
        SupplierPartImportRowProblem: {
            field: string;
            message: string;
        };
        CartLine: {
            discounts: components["schemas"]["OrderDiscount"][];
            code: string | null;
            codeProblem: string | null;
            lines: components["schemas"]["CartLineLine"][];
            saved: components["schemas"]["CartLineLine"][];
            count: number;
            subtotal: number;
            discount: number;
            currency: string;
            ready: boolean;
        };
        CartLineLine: {
            sku: string;
            slug: string;
            name: string;
            color: string | null;
            size: string | null;
            img: string;
            href: string;
            unit: string;
            packSize: number;
            quantity: number;
            limits: components["schemas"]["ShoppingListLineLimit"];
            availableQuantity: number;
            orderable: number;
            backorder?: {
                quantity: number;
                expectedOn: string;
            };
            listPrice: number;
            unitPrice: number;
            isContractPrice: boolean;
            total: number;
            discount: number;
            /** @enum {string} */
            state: "ready" | "short" | "sold-out" | "unavailable" | "wrong-quantity";
            ownNumber?: string;
            comment?: string;
            problem: string | null;
            change: string | null;
        };
        UserAdmin: {
            modifiedCount: number;
        };
        CompanySiteInput: {
            name: string;
            contact: string;
            phone: string & (unknown & unknown);
            address: components["schemas"]["CompanyBilling"];
            deliveryNote: string;
        };
        CompanyPunchoutInput: {
            name: string;
            from: components["schemas"]["CompanyPunchoutInputFrom"];
            to: components["schemas"]["CompanyPunchoutInputFrom"];
            sender: components["schemas"]["CompanyPunchoutInputFrom"];
            userId: string;
            returnHosts: string[];
            /** @default  */
            outgoingUrl: string;
            outgoingSecret?: string;
            /** @default true */
            active: boolean;
        };
        CompanyPunchoutInputFrom: {
            domain: string;
            identity: string;
        };
        CompanyPunchout: {
            name: string;
            from: components["schemas"]["CompanyPunchoutInputFrom"];
            to: components["schemas"]["CompanyPunchoutInputFrom"];
            sender: components["schemas"]["CompanyPunchoutInputFrom"];
            returnHosts: string[];
            /** @default  */
            outgoingUrl: string;
            /** @default true */
            active: boolean;
            id: string;
            member: components["schemas"]["BlanketOrderCompany"] | null;
            hasOutgoingSecret: boolean;
            ending: string;
            createdAt: string;
            lastUsedAt: string | null;
        };
        BankEntryAssignment: {
            account: string;
            on: string;
            amount: number;
            currency: string;
            name: string;
            iban: string;
            text: string;
            reference: string;
            id: string;
            /** @enum {string} */
            state: "open" | "matched" | "closed";
            open: number;
            assignments: {
                orderId: string;
                number: string;
                amount: number;
                by: string;
                at: string;
                isUndone: boolean;
            }[];
            reverses: string | null;
            reversedBy: string | null;
            proposal: {
                number: string;
                why: string;
                also?: string[];
                entryId?: string;
            } | null;
            decision: {
                /** @enum {string} */
                kind: "refund" | "credit" | "noted" | "returned";
                note: string;
                by: string;
            } | null;
        };
        ApprovalInputLine: {
            sku: string;
            quantity: number;
            comment?: string;
        };
        ApprovalInputBackorder: {
            sku: string;
            quantity: number;
        };
        ApprovalInputPayment: {
            /** @enum {string} */
            method: "invoice" | "card" | "bank-transfer" | "counter";
            /** @default  */
            purchaseOrder: string;
            purchaseOrderFile?: string;
        };
        ApprovalInputQuote: {
            number: string;
            version: number;
        };
        AlternativePart: {
            sku: string;
            mpn: string | null;
            name: string;
            variant: string;
            href: string;
            img: string;
            price: number;
            priceBreaks: components["schemas"]["ShopProductPriceBreak"][];
            contract?: components["schemas"]["AlternativePartContract"][];
            currency: string;
            unit: string;
            packSize: number;
            limits: components["schemas"]["ShoppingListLineLimit"];
            availableQuantity: number;
            backorder?: components["schemas"]["AlternativePartBackorder"];
            availability: string;
        };
        AlternativePartContract: {
            from: number;
            price: number;
        };
        AlternativePartBackorder: {
            left: number;
            expectedOn: string;
            leadDays?: number;
        };
        PartListPlace: {
            country: string;
            postcode: string;
            label: string;
        };
        PartListListed: {
            goods: number;
            delivery: {
                name: string;
                charge: number;
                estimate: components["schemas"]["OrderDeliveryEstimate"];
            } | null;
            total: number;
            days: number;
        };
        PartListGroupListed: {
            part: components["schemas"]["AlternativePart"];
            quantity: number;
            total: number;
        };
        ShoppingList: {
            id: string;
        };
        MyQuote: {
            rows: {
                number: string;
                /** @enum {string} */
                state: "requested" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
                currency: string;
                order: string | null;
                createdAt: string;
                customer: string;
                company: string | null;
                version: number;
                lines: number;
                total: number;
                validUntil: string | null;
                changedAt: string;
            }[];
            page: number;
            pages: number;
            total: number;
            pageSize: number;
        };
        MyQuoteInputLine: {
            sku: string;
            quantity: number;
        };
        MyQuote2: {
            number: string;
        };
        QuoteKey: {
            keys: {
                kty: string;
                crv: string;
                alg: string;
                use: string;
                kid: string;
                x: string;
                createdAt: string;
            }[];
        };
        BlanketOrder2: {
            rows: {
                number: string;
                /** @enum {string} */
                status: "draft" | "upcoming" | "active" | "used-up" | "expired" | "closed";
                purchaseOrder: string;
                from: string;
                until: string;
                currency: string;
                company: string;
                lines: number;
                total: number;
                remaining: number;
            }[];
            page: number;
            pages: number;
            total: number;
            pageSize: number;
        };
        Newsletter: {
            message: string;
        };
        PurchaseOrder2: {
            numbers: string[];
        };
        Image: {
            id: string;
            url: string;
            width: number;
            height: number;
        };
        ProductColumnInput: {
            columns: string[];
        };
        OrderCustomerInput: {
            name: string;
            email: string;
        };
        OrderDraftDeliveryOption: {
            id: string;
            name: string;
            offer: components["schemas"]["OrderDraftDeliveryOptionOffer"] | null;
            problem: string | null;
        };
        OrderDraftDeliveryOptionOffer: {
            id: string;
            name: string;
            description: string;
            isExpress: boolean;
            zone: string;
            charge: number;
            surcharge: number;
            freeFrom: number | null;
            minDays: number;
            maxDays: number;
            estimate: components["schemas"]["OrderDeliveryEstimate"];
        };
        Question2: {
            id: string;
            productId: string;
            slug: string;
            productName: string;
            text: string;
            /** @enum {string} */
            state: "waiting" | "published" | "hidden";
            createdAt: string;
        };
        Webhook2: {
            id: string;
            url: string;
            description: string;
            events: string[];
            /** @enum {string} */
            status: "on" | "off" | "paused";
            failingSince: string | null;
            pausedAt: string | null;
            oldSecretUntil: string | null;
            createdAt: string;
            secret: string;
        };
        WebhookDeliveryRow: {
            id: string;
            endpoint: string;
            url: string;
            event: string;
            type: string;
            object: string;
            sequence: number;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            body: string;
            attempts: number;
            log: {
                at: string;
                status: number | null;
                response: string;
                error: string;
                milliseconds: number;
            }[];
            nextAt: string | null;
            createdAt: string;
        };
        Profile: {
            phone: string;
            facebook: string;
            twitter: string;
            linkedin: string;
            github: string;
            institute: string;
            degree: string;
            gender: ("male" | "female" | "other") | null;
            graduation: string;
            bio: string;
        };
        ShopSetting: {
            name: string;
            legalName: string;
            tagline: string;
            foundedYear: number;
            address: string[];
            phone: string;
            /** Format: email */
            email: string;
            hours: string[];
            taxId: string;
            bank: components["schemas"]["ShopSettingBank"];
            invoicing: components["schemas"]["ShopSettingInvoicing"];
            creditControl: components["schemas"]["ShopSettingCreditControl"];
            retention: components["schemas"]["ShopSettingRetention"];
            timeZone: string;
            countries: components["schemas"]["ShopSettingCountry"][];
            deliveryMethods: components["schemas"]["ShopSettingDeliveryMethod"][];
            deliveryZones: components["schemas"]["ShopSettingDeliveryZone"][];
            cutOffHour: number;
            returnPolicy: components["schemas"]["ShopSettingReturnPolicy"] | null;
            carriers: components["schemas"]["ShopSettingCarrier"][];
            taxRules: components["schemas"]["ShopSettingTaxRule"][];
            taxShipping: boolean;
            taxCategories: components["schemas"]["ShopSettingTaxCategory"][];
            taxAssignments: components["schemas"]["ShopSettingTaxAssignment"][];
            /** @enum {string} */
            deliveryTax: "goods" | "proportional" | "own";
            /** @enum {string} */
            taxRounding: "invoice" | "line";
            collectionPlace: components["schemas"]["ShopSettingCollectionPlace"] | null;
            statistics: components["schemas"]["ShopSettingStatistic"][];
            logo: "" | string;
            colors: components["schemas"]["ShopSettingColor"];
            announcementBar: components["schemas"]["ShopSettingAnnouncementBar"];
            holidays: components["schemas"]["ShopSettingHoliday"][];
            homeSections: components["schemas"]["ShopSettingHomeSection"][];
            navigation: components["schemas"]["ShopSettingNavigation"][];
            footer: components["schemas"]["ShopSettingFooter"][];
            transferDays: number;
            maxUnpaidOrders: number;
            currency: string;
            locale: string;
        };
        ShopSettingBank: {
            name: string;
            accountHolder: string;
            accountNumber: string;
            routingNumber: string;
            iban: string;
            bic: string;
        };
        ShopSettingInvoicing: {
            prefix: string;
            creditPrefix: string;
            street: string;
            city: string;
            postcode: string;
            country: "" | string;
            vatId: string;
            footer: string;
            showsLogo: boolean;
            showsQrCode: boolean;
        };
        ShopSettingCreditControl: {
            graceDays: number;
            reminderDays: number[];
        };
        ShopSettingRetention: {
            messages: number | null;
            searches: number | null;
            auditAddresses: number | null;
            failedMails: number | null;
            unverifiedAccounts: number | null;
        };
        ShopSettingCountry: {
            code: string;
            name: string;
        };
        ShopSettingDeliveryMethod: {
            id: string;
            name: string;
            description: string;
            isExpress: boolean;
            collection: {
                /** @enum {string} */
                basis: "weight" | "value";
                bands: components["schemas"]["ShopSettingDeliveryMethodCollectionBand"][];
                freeFrom: number | null;
                surcharge: number;
                minDays: number;
                maxDays: number;
            } | null;
        };
        ShopSettingDeliveryMethodCollectionBand: {
            from: number;
            charge: number | null;
        };
        ShopSettingDeliveryZone: {
            name: string;
            isRest: boolean;
            places: {
                country: string;
                regions: string[];
                postcodes: string[];
            }[];
            rates: {
                method: string;
                /** @enum {string} */
                basis: "weight" | "value";
                bands: components["schemas"]["ShopSettingDeliveryMethodCollectionBand"][];
                freeFrom: number | null;
                surcharge: number;
                minDays: number;
                maxDays: number;
            }[];
        };
        ShopSettingReturnPolicy: {
            days: number;
            /** @enum {string} */
            paidBy: "customer" | "shop";
        };
        ShopSettingCarrier: {
            name: string;
            trackingPage: string;
        };
        ShopSettingTaxRule: {
            country: string;
            region: string | null;
            postcode?: string;
            category?: string | null;
            name: string;
            basisPoints: number;
        };
        ShopSettingTaxCategory: {
            id: string;
            name: string;
        };
        ShopSettingTaxAssignment: {
            category: string;
            taxCategory: string;
        };
        ShopSettingCollectionPlace: {
            country: string;
            region: string;
            postcode: string;
        };
        ShopSettingStatistic: {
            label: string;
            value: number;
            suffix: string;
        };
        ShopSettingColor: {
            accent: string;
            header: string;
        };
        ShopSettingAnnouncementBar: {
            text: string;
            href: "" | string;
        };
        ShopSettingHoliday: {
            /** Format: date */
            date: string;
            name: string;
        };
        ShopSettingHomeSection: {
            /** @enum {string} */
            id: "hero" | "industries" | "tools" | "reviews" | "newsletter" | "statistics" | "contact";
            shown: boolean;
            title: string;
            text: string;
        };
        ShopSettingNavigation: {
            name: string;
            href: string;
        };
        ShopSettingFooter: {
            title: string;
            links: components["schemas"]["ShopSettingNavigation"][];
        };
        SetupInput: {
            code: string;
        };
        SetupInputAdmin: {
            name: string;
            email: string;
            password: string;
        };
        Setup: {
            email: string;
        };
        TwoFactor: {
            recoveryCodes: string[];
        };
        Review: {
            id: string;
            author: string;
            rating: number;
            text: string;
            verifiedPurchase: boolean;
            createdAt: string;
            productId: string;
            slug: string;
            productName: string;
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected";
            reason: string | null;
            updatedAt: string;
        };
        ApprovalLinkDecision: {
            /** @enum {string} */
            status: "waiting" | "placing" | "approved" | "declined" | "withdrawn";
            order: string | null;
        };
        ApprovalLinkLine: {
            version: number;
        };
        CompanyInvitationAcceptInput: {
            token: string;
        };
        ShopProductInput: {
            sku: string;
        } & {
            [key: string]: string | number | boolean | null;
        };
        ShopProduct2: {
            rows: {
                row: number;
                sku: string;
                /** @enum {string} */
                outcome: "created" | "changed" | "unchanged" | "wrong";
                problems: components["schemas"]["SupplierPartImportRowProblem"][];
            }[];
        };
        ShopPriceInput: {
            sku: string;
            price: number;
        };
        ShopStockInput: {
            availableQuantity: number;
            /** @default Set by another system */
            reason: string;
            sku: string;
        };
        CronAlarm: {
            told: number;
        };
        CronAlarm2: {
            /** @enum {string} */
            skipped: "running" | "not-due";
        };
        CronBlanketOrder: {
            reminded: number;
        };
        CronBulkEdit: {
            continued: number;
            removed: number;
        };
        CronCatalog: {
            behind: number;
        };
        CronContent: {
            published: number;
        };
        CronCompany: {
            finished: number;
            approvals: number;
        };
        CronNewsletter: {
            sending: number;
        };
        CronOrder: {
            aborted: number;
            released: number;
            finished: number;
        };
        CronPayment: {
            cancelled: number;
            settled: number;
        };
        CronPicture: {
            converted: number;
        };
        CronPurchasing: {
            finished: number;
        };
        CronQuote: {
            expired: number;
            reminded: number;
        };
        CronStockAlert: {
            mailed: number;
        };
        CronRetention: {
            messages: number;
            searches: number;
            auditAddresses: number;
            failedMails: number;
            unverifiedAccounts: number;
        };
        CronInvoice: {
            orders: number;
        };
        CampaignPreview: {
            html: string;
        };
        SupplierPartImport2: {
            id: string;
            rows: components["schemas"]["SupplierPartImportRow"][];
        };
        HealthLive: {
            /** @enum {string} */
            status: "live" | "ready";
        };
        CompanyApprovalInputRule: {
            name: string;
            amountFrom: number | null;
            category: string;
            siteId: string | null;
            skus: string[];
            approvers: string[];
        };
        CompanyApprovalInputSubstitution: {
            approverId: string;
            substituteId: string;
            from: string | null;
            to: string | null;
        };
        CompanyApprovalInputCostCenter: {
            code: string & (unknown & unknown);
            name: string;
        };
        CompanyApprovalInputBudget: {
            /** @enum {string} */
            kind: "person" | "costCenter";
            target: string;
            amount: number;
            /** @enum {string} */
            over: "approval" | "refuse";
        };
        InvoiceReminderInput: {
            paused: boolean;
        };
        OrderCancelRestInput: {
            /** @default  */
            why: string;
        };
        ShoppingListLineInput: {
            lines: components["schemas"]["MyQuoteInputLine"][];
        };
        MyQuoteCommentInput: {
            key: string;
            text: string;
        };
        MyQuoteComment: {
            number: string;
            /** @enum {string} */
            state: "requested" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
            customer: components["schemas"]["BlanketOrderContact"];
            company: components["schemas"]["BlanketOrderCompany"] | null;
            request: components["schemas"]["MyQuoteCommentRequest"];
            versions: components["schemas"]["MyQuoteCommentVersion"][];
            comments: components["schemas"]["MyQuoteCommentComment"][];
            history: components["schemas"]["BlanketOrderHistory"][];
            order: string | null;
            currency: string;
            createdAt: string;
        };
        MyQuoteCommentRequest: {
            lines: {
                sku: string;
                quantity: number;
                name: string;
            }[];
            text: string;
        };
        MyQuoteCommentVersion: {
            lines: components["schemas"]["MyQuoteCommentVersionLine"][];
            text: string;
            terms: string;
            validUntil: string;
            delivery: number | null;
            version: number;
            currency: string;
            sentAt: string;
            sentBy: string;
        };
        MyQuoteCommentVersionLine: {
            sku: string;
            name: string;
            detail: string;
            unit: string;
            quantity: number;
            unitPrice: number;
            listPrice: number;
            alternativeTo: string;
            note: string;
        };
        MyQuoteCommentComment: {
            id: string;
            text: string;
            by: string;
            fromShop: boolean;
            at: string;
        };
        MyQuoteDeclineInput: {
            why: string;
        };
        QuoteComment: {
            number: string;
            /** @enum {string} */
            state: "requested" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
            customer: components["schemas"]["BlanketOrderContact"];
            company: components["schemas"]["BlanketOrderCompany"] | null;
            request: components["schemas"]["MyQuoteCommentRequest"];
            versions: components["schemas"]["MyQuoteCommentVersion"][];
            comments: components["schemas"]["MyQuoteCommentComment"][];
            history: components["schemas"]["BlanketOrderHistory"][];
            order: string | null;
            currency: string;
            createdAt: string;
            draft: {
                lines: components["schemas"]["MyQuoteCommentVersionLine"][];
                text: string;
                terms: string;
                validUntil: string;
                delivery: number | null;
            };
            seq: number;
        };
        QuoteVersionInput: {
            seq: number;
        };
        CampaignSendingInput: {
            /** @constant */
            action: "schedule";
            revision: number;
            at: string;
        };
        OrderNote: {
            id: string;
            text: string;
            by: string;
            at: string;
            own: boolean;
        };
        OrderNoteInput: {
            text: string;
        };
        CompanyPunchout2: {
            name: string;
            from: components["schemas"]["CompanyPunchoutInputFrom"];
            to: components["schemas"]["CompanyPunchoutInputFrom"];
            sender: components["schemas"]["CompanyPunchoutInputFrom"];
            returnHosts: string[];
            /** @default  */
            outgoingUrl: string;
            /** @default true */
            active: boolean;
            id: string;
            member: components["schemas"]["BlanketOrderCompany"] | null;
            hasOutgoingSecret: boolean;
            ending: string;
            createdAt: string;
            lastUsedAt: string | null;
            secret: string;
        };
        OrderReturnRefundInput: {
            /** @default [] */
            reductions: {
                sku: string;
                amount: number;
            }[];
            /**
             * @default {
             *       "amount": 0
             *     }
             */
            fee: {
                basisPoints: number;
            } | {
                amount: number;
            };
            /** @default 0 */
            delivery: number;
            /** @default  */
            reason: string;
            expected?: number;
        };
    };
    responses: {
        /** @description What was wrong: the status and the code say it */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
