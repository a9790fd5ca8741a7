import { siteUrl } from '../../platform/env';
import { randomSecret } from '../../platform/ids';

/** A new id for a document of this shop. */
export const newPayloadId = (): string => `${randomSecret()}@${new URL(siteUrl()).hostname}`;
