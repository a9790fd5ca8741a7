import { renderMail } from '../../mail/templates';
import type { MailIdentity } from '../../mail/types';
import { siteUrl } from '../../platform/env';
import { randomSecret } from '../../platform/ids';
import { campaignMail } from '../emails';
import type { MailPreviewInput } from '../schema/campaigns';

/** The HTML of a campaign as a subscriber would get it. Its unsubscribe link belongs to nobody. */
export const renderCampaign = (text: MailPreviewInput, shop: MailIdentity): string =>
  renderMail(campaignMail(text, shop.name, randomSecret()), shop, siteUrl()).html;
