import { companyHref, ownCompanyPath } from '../../companies/rules/paths';

/** Where staff manage the purchasing systems of a company. */
export const connectionsHref = (companyId: string): string => `${companyHref(companyId)}/punchout`;
/** Where the admins of a company read theirs. */
export const ownConnectionsPath = `${ownCompanyPath}/punchout`;
/** The page that explains why a session can't begin or go on. */
export const sessionOverPath = '/punchout';
export const cxmlPath = '/api/punchout/cxml';
export const ociPath = '/api/punchout/oci';
export const startPath = '/api/punchout/start';
export const returnPath = '/api/punchout/return';
/** The purchasing system of the developer pages. */
export const simulatorPath = '/dev/punchout';
