#!/bin/sh
# Writes the secrets that docker-compose.yml needs into .env, for the first start. Run again it adds what a newer version needs and
# changes nothing that is there: a new DATABASE_PASSWORD would not open the database that exists.
#
#   ops/env.sh https://your.host
set -eu
file=${ENV_FILE:-.env}
umask 077
touch "$file"

add() {
  grep -q "^$1=" "$file" || printf '%s=%s\n' "$1" "$2" >>"$file"
}

add PUBLIC_URL "${1:-http://localhost}"
add DATABASE_PASSWORD "$(openssl rand -hex 24)"
add REDIS_PASSWORD "$(openssl rand -hex 24)"
add JWT_SECRET "$(openssl rand -hex 32)"
add ADMIN_LOGIN_ID admin
add ADMIN_PASSWORD "$(openssl rand -hex 16)"
