import { campaigns } from '../collection/campaigns';
import { countFigures } from '../queries/figures';
import type { CampaignFigures } from '../rules/campaigns';

/** Stores the figures of a campaign as they are now, and returns them. Safe to repeat. */
export async function updateFigures(campaign: string): Promise<CampaignFigures> {
  const figures = await countFigures(campaign);
  await campaigns().updateOne({ _id: campaign }, { $set: { figures } });
  return figures;
}
