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
# Node and what it needs of Debian: the libraries that it and the native modules are linked with, the user, and the order
# in which names of hosts are looked up. Symbols, which only debuggers read, are left out.
RUN apt-get update && apt-get install --yes --no-install-recommends binutils && \
    find /tree -name '*.node' -exec strip --strip-unneeded {} + && \
    install -D --target-directory=/base/usr/local/bin /usr/local/bin/node && strip /base/usr/local/bin/node && \
    ldd /usr/local/bin/node $(find /tree -name '*.node') | awk '{ for (i = 1; i <= NF; i++) if ($i ~ "^/lib") print $i }' | \
      sort --unique | xargs cp --parents --dereference --target-directory=/base && \
    cp --parents --target-directory=/base /etc/passwd /etc/group /etc/nsswitch.conf && \
    install --directory --mode=1777 /base/tmp && install -D --directory --mode=700 /writable/data

# No shell, no package manager, and no other program.
FROM scratch
ENV PATH=/usr/local/bin NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 PORT=3000 HEXBOLT_DATA_DIR=/data
COPY --from=build /base /
COPY --from=build --chown=1000:1000 /writable /
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
