import { OAuth2Server } from 'oauth2-mock-server';

// A real OpenID provider in a process of its own: it says of the next person who comes what the tests tell it.
const server = new OAuth2Server();
await server.issuer.keys.generate('RS256');
let person = {};

server.service.on('beforeTokenSigning', (token) =>
  Object.assign(token.payload, { aud: 'hexbolt-tests' }, person),
);
server.service.on('beforeUserinfo', (response) => Object.assign(response.body, person));
server.service.on('beforeAuthorizeRedirect', ({ url }) => {
  if (!person.refuses) return;
  url.searchParams.delete('code');
  url.searchParams.set('error', 'access_denied');
});
process.on('message', (next) => {
  person = next;
  process.send('known');
});
await server.start(0, 'localhost');
process.send({ issuer: server.issuer.url });
