#!/bin/sh
# Makes the folder an image of Orrery consists of: deploy/image.sh FOLDER, from the root of the tree, with Node 24 and npm at hand.
# The Dockerfile does nothing else; a service of the system runs from the same folder.
set -eu
out=${1:?usage: deploy/image.sh FOLDER}

npm ci --ignore-scripts --no-audit --no-fund
npm run build -w @orrery/web
npm run docs

mkdir -p "$out/apps"
cp -r package.json package-lock.json .npmrc LICENSE scripts packages "$out/"
cp -r apps/cli "$out/apps/"
mkdir -p "$out/apps/web"
cp -r apps/web/package.json apps/web/dist "$out/apps/web/"
mkdir -p "$out/dist"
cp -r dist/docs "$out/dist/"
# What is only there to be tested or drawn stays behind.
find "$out" \( -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.soak.ts' -o -name '*.tsx' -o -name '*.css' \) -path "$out/packages/*" -delete
cd "$out"
# The image has a Node of its own: the one that comes along for older systems is not needed.
npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund
