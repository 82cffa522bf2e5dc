// Written by media/publish/publish-media.ts; do not edit.
import { describeLogo, type LogoFile } from 'kit/media/media-file';

export const clientNordhavnFoods: LogoFile = /* @__PURE__ */ describeLogo("Nordhavn Foods", "client-nordhavn-foods.f6a0ee27", 347, 40);
export const clientValmetra: LogoFile = /* @__PURE__ */ describeLogo("VALMETRA", "client-valmetra.fb477590", 259, 40);
export const clientBrandtSohn: LogoFile = /* @__PURE__ */ describeLogo("Brandt & Sohn", "client-brandt-sohn.52b1084d", 239, 40);
export const clientKineta: LogoFile = /* @__PURE__ */ describeLogo("KINETA", "client-kineta.f1eb981c", 214, 40);
export const clientOakline: LogoFile = /* @__PURE__ */ describeLogo("Oakline", "client-oakline.75ba21d8", 187, 40);
export const clientHelixMotors: LogoFile = /* @__PURE__ */ describeLogo("HELIX MOTORS", "client-helix-motors.825b9e74", 344, 40);
export const clientTavira: LogoFile = /* @__PURE__ */ describeLogo("Tavira", "client-tavira.0042d47f", 153, 40);
export const clientPorteq: LogoFile = /* @__PURE__ */ describeLogo("PORTEQ", "client-porteq.9ba7538e", 198, 40);
export const clientMarenDairy: LogoFile = /* @__PURE__ */ describeLogo("Maren Dairy", "client-maren-dairy.665a56e2", 272, 41);
export const clientStahlwerkIlm: LogoFile = /* @__PURE__ */ describeLogo("STAHLWERK ILM", "client-stahlwerk-ilm.5390fb3f", 324, 40);
export const clientCellivo: LogoFile = /* @__PURE__ */ describeLogo("Cellivo", "client-cellivo.99ddae1c", 174, 40);
export const clientAurell: LogoFile = /* @__PURE__ */ describeLogo("AURELL", "client-aurell.b40f9f63", 187, 40);
export const clientBoxharbour: LogoFile = /* @__PURE__ */ describeLogo("BoxHarbour", "client-boxharbour.569c5a11", 279, 40);
export const clientZentria: LogoFile = /* @__PURE__ */ describeLogo("ZENTRIA", "client-zentria.1cf1d97f", 235, 40);
export const clientPellmark: LogoFile = /* @__PURE__ */ describeLogo("Pellmark", "client-pellmark.0338dceb", 160, 40);
export const clientSolvanePharma: LogoFile = /* @__PURE__ */ describeLogo("Solvane Pharma", "client-solvane-pharma.647108c5", 314, 40);
export const clientOrbanLogistics: LogoFile = /* @__PURE__ */ describeLogo("ORBAN LOGISTICS", "client-orban-logistics.68609c0d", 423, 40);

export const clientLogos: readonly LogoFile[] = [clientNordhavnFoods, clientValmetra, clientBrandtSohn, clientKineta, clientOakline, clientHelixMotors, clientTavira, clientPorteq, clientMarenDairy, clientStahlwerkIlm, clientCellivo, clientAurell, clientBoxharbour, clientZentria, clientPellmark, clientSolvanePharma, clientOrbanLogistics];
