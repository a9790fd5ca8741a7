import { recipients } from '../collection/campaigns';
import { figuresOf, recipientStates, type CampaignFigures, type RecipientState } from '../rules/campaigns';

/** The figures of a campaign as they are now. */
export async function countFigures(campaign: string): Promise<CampaignFigures> {
  const counts = await Promise.all(
    recipientStates.map(
      async (state) => [state, await recipients().countDocuments({ campaign, state })] as const,
    ),
  );
  const unsubscribed = await recipients().countDocuments({ campaign, unsubscribedAt: { $gt: new Date(0) } });
  return figuresOf(Object.fromEntries(counts) as Record<RecipientState, number>, unsubscribed);
}
