// Written by media/publish-media.ts; do not edit.
import { type LogoFile } from '../media-file';

export const clientNordhavnFoods: LogoFile = {"name":"Nordhavn Foods","src":"/media/client-nordhavn-foods.f6a0ee27.svg","width":347,"height":40};
export const clientValmetra: LogoFile = {"name":"VALMETRA","src":"/media/client-valmetra.fb477590.svg","width":259,"height":40};
export const clientBrandtSohn: LogoFile = {"name":"Brandt & Sohn","src":"/media/client-brandt-sohn.52b1084d.svg","width":239,"height":40};
export const clientKineta: LogoFile = {"name":"KINETA","src":"/media/client-kineta.f1eb981c.svg","width":214,"height":40};
export const clientOakline: LogoFile = {"name":"Oakline","src":"/media/client-oakline.75ba21d8.svg","width":187,"height":40};
export const clientHelixMotors: LogoFile = {"name":"HELIX MOTORS","src":"/media/client-helix-motors.825b9e74.svg","width":344,"height":40};
export const clientTavira: LogoFile = {"name":"Tavira","src":"/media/client-tavira.0042d47f.svg","width":153,"height":40};
export const clientPorteq: LogoFile = {"name":"PORTEQ","src":"/media/client-porteq.9ba7538e.svg","width":198,"height":40};
export const clientMarenDairy: LogoFile = {"name":"Maren Dairy","src":"/media/client-maren-dairy.665a56e2.svg","width":272,"height":41};
export const clientStahlwerkIlm: LogoFile = {"name":"STAHLWERK ILM","src":"/media/client-stahlwerk-ilm.5390fb3f.svg","width":324,"height":40};
export const clientCellivo: LogoFile = {"name":"Cellivo","src":"/media/client-cellivo.99ddae1c.svg","width":174,"height":40};
export const clientAurell: LogoFile = {"name":"AURELL","src":"/media/client-aurell.b40f9f63.svg","width":187,"height":40};
export const clientBoxharbour: LogoFile = {"name":"BoxHarbour","src":"/media/client-boxharbour.569c5a11.svg","width":279,"height":40};
export const clientZentria: LogoFile = {"name":"ZENTRIA","src":"/media/client-zentria.1cf1d97f.svg","width":235,"height":40};
export const clientPellmark: LogoFile = {"name":"Pellmark","src":"/media/client-pellmark.0338dceb.svg","width":160,"height":40};
export const clientSolvanePharma: LogoFile = {"name":"Solvane Pharma","src":"/media/client-solvane-pharma.647108c5.svg","width":314,"height":40};
export const clientOrbanLogistics: LogoFile = {"name":"ORBAN LOGISTICS","src":"/media/client-orban-logistics.68609c0d.svg","width":423,"height":40};

export const clientLogos: readonly LogoFile[] = [clientNordhavnFoods, clientValmetra, clientBrandtSohn, clientKineta, clientOakline, clientHelixMotors, clientTavira, clientPorteq, clientMarenDairy, clientStahlwerkIlm, clientCellivo, clientAurell, clientBoxharbour, clientZentria, clientPellmark, clientSolvanePharma, clientOrbanLogistics];
