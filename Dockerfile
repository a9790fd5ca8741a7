# The build has the tools that the shop itself doesn't need. Its pages show the demo, and are left out of the image.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci
COPY . .
# The shortest password of new accounts. It is part of the build: build another image to change it.
ARG NEXT_PUBLIC_PASSWORD_LENGTH=8
ENV NEXT_PUBLIC_PASSWORD_LENGTH=$NEXT_PUBLIC_PASSWORD_LENGTH NEXT_TELEMETRY_DISABLED=1
RUN npm run build && npm run image-tree -- /tree

FROM node:22-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 PORT=3000 HEXBOLT_DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=700 /data
# The files belong to root, so that the shop can't change its own program.
COPY --from=build /tree /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The heap for MEMORY_MB=512: half of it.
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=4", "scripts/run.mjs", "start"]
