# The site and its server in one image. See docs/deploy.md.
FROM node:22-bookworm-slim
WORKDIR /site
COPY . .
# The code is root's, so the server cannot change it; what it and compose write is node's.
ENV DELIVERY_DIR=/var/lib/site DATA_DIR=/site/data
RUN npx --yes pnpm@12 install --frozen-lockfile \
 && node run.cjs platform/delivery/src/main.ts release --yes \
 && node run.cjs platform/delivery/src/main.ts compose \
 && mkdir -p "$DATA_DIR" \
 && chown -R node:node "$DELIVERY_DIR" "$DATA_DIR"
USER node
VOLUME /site/data
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4173}/__health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "run.cjs", "platform/server/src/main.ts"]
