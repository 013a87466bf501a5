#!/usr/bin/env bash
# Says whether supabase/ differs from what was last deployed, as an output of a step: supabase=changed, or same.
# GitHub keeps the commit of the last success of the environment contact-function; one it does not know counts as other.
set -euo pipefail

deployed=$(gh api graphql -F owner='{owner}' -F repo='{repo}' -f query='
  query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) {
    deployments(environments: ["contact-function"], last: 50, orderBy: {field: CREATED_AT, direction: ASC}) { nodes { commitOid latestStatus { state } } } } }' \
  --jq '[.data.repository.deployments.nodes[] | select(.latestStatus.state == "SUCCESS") | .commitOid] | last // ""')

if [ -n "$deployed" ] && git diff --quiet "$deployed" HEAD -- supabase; then
  echo supabase=same
else
  echo supabase=changed
fi
