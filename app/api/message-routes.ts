import * as message from './messages/[reference]/route';
import * as messageEntries from './messages/[reference]/entries/route';
import * as replyTemplate from './reply-templates/[id]/route';
import * as replyTemplates from './reply-templates/route';

/** The endpoints with which staff answer messages. */
export const messageRoutes = {
  '/api/messages/{reference}': { PATCH: message.PATCH },
  '/api/messages/{reference}/entries': { POST: messageEntries.POST },
  '/api/reply-templates': { POST: replyTemplates.POST },
  '/api/reply-templates/{id}': { PUT: replyTemplate.PUT, DELETE: replyTemplate.DELETE },
};
